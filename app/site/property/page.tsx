export default function PropertyPage() {
  return <h1>Property</h1>
}
