import type { AnyStateNode } from 'xstate';

/** How many ways out of its states a machine's definition has. */
export const countTransitions = (node: AnyStateNode): number =>
  [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat().length +
  Object.values(node.states).reduce((sum, child) => sum + countTransitions(child), 0);

/** How many states a machine's definition has, inner ones included. */
export const countStates = (node: AnyStateNode): number =>
  Object.values(node.states).reduce((sum, child) => sum + 1 + countStates(child), 0);
