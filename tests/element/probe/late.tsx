/** A part whose code comes later. */
export const Late = () => <p>Late, but here.</p>;
