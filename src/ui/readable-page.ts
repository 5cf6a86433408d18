import { useEffect } from 'react';

/**
 * Keeps the page around an open list readable: the library hides it from screen readers although Tab still leads there
 * (github.com/mui/base-ui/issues/5528). What the page itself hides stays hidden: the library marks what it has touched.
 */
export function useReadablePage(): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.hasAttribute('data-base-ui-inert'))
          target.removeAttribute('aria-hidden');
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
}
