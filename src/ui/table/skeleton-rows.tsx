/** Skeleton of the first rows in the real columns, drawn by the stylesheet. */
export function SkeletonRows() {
  return (
    <div className="pricebook-grid-skeleton" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((column) => (
        <span key={column} className={column % 3 === 0 ? 'is-short' : ''} />
      ))}
    </div>
  );
}
