/** A part whose code is loaded later. */
export const Late = () => <p>Late, but here.</p>;
