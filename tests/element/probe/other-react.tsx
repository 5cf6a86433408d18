import { useId } from 'react';
import { createRoot } from 'react-dom/client';

/** A field of the page's own application, which has its own copy of React. */
function Field({ label }: { readonly label: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </p>
  );
}

const place = document.querySelector('#app');
const labels = Array.from({ length: 20 }, (_, index) => `Field ${index}`);
if (place) createRoot(place).render(labels.map((label) => <Field key={label} label={label} />));
