import type { AnyStateNode } from 'xstate';

/** Number of transitions in a machine's definition. */
export const countTransitions = (node: AnyStateNode): number =>
  [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat().length +
  Object.values(node.states).reduce((sum, child) => sum + countTransitions(child), 0);

/** Number of states in a machine's definition, nested ones included. */
export const countStates = (node: AnyStateNode): number =>
  Object.values(node.states).reduce((sum, child) => sum + 1 + countStates(child), 0);
