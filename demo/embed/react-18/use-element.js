import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * React before 19 sets only attributes of custom elements, and cannot listen to their events. The ref of this hook sets
 * properties and adds listeners: `<pricebook-prices ref={useElement({ columns }, { 'pricebook-load': onLoad })} />`.
 */
export function useElement(properties, listeners) {
  const element = useRef(null);
  const latest = useRef(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
    for (const [name, value] of Object.entries(properties)) {
      if (element.current[name] !== value) element.current[name] = value;
    }
  });
  useEffect(() => {
    const target = element.current;
    const controller = new AbortController();
    for (const type of Object.keys(latest.current)) {
      target.addEventListener(type, (event) => latest.current[type](event), { signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
  return element;
}
