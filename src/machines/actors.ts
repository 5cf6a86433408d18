import type { DoneActorEvent, ErrorActorEvent } from 'xstate';

/** Stands for an actor that the machine's caller provides. */
export const notProvided = (): Promise<never> => Promise.reject(new Error('the actor was not provided'));

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Parameters of an action: an actor's output, and the message of an actor that rejected. */
export const outputOf = <T>({ event }: { readonly event: DoneActorEvent<T> }): T => event.output;
export const errorMessage = ({ event }: { readonly event: ErrorActorEvent }): string => messageOf(event.error);
