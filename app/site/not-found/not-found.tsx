export function NotFound() {
  return <h1>There is no home at this address.</h1>
}
