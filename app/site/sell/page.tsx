export default function SellPage() {
  return <h1>Sell</h1>
}
