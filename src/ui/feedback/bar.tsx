/** A thin progress bar at the upper edge of the nearest positioned ancestor. */
export function Bar({ label }: { /** What is loading, for screen readers. */ readonly label: string }) {
  return <div className="pricebook-bar" role="progressbar" aria-label={label} />;
}
