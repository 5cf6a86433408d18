import { useEffect } from 'react';

/**
 * Keeps the page around an open list accessible: the library hides it from screen readers although it stays focusable
 * (github.com/mui/base-ui/issues/5528). Elements that the page hides stay hidden: the library marks those that it changed.
 */
export function useUnhiddenPage(): void {
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
