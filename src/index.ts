export type { Session, UserInfo } from './api/session';
export { type Configuration, configure } from './embed/configuration';
export type { Destination, DocumentEvents, PlainRecord, WidgetEvents } from './embed/events';
export { clearSession, type SessionOptions, setSession } from './embed/page-session';
export { Companies } from './widgets/companies';
export { Header } from './widgets/header';
export { Login } from './widgets/login';
export { Prices } from './widgets/prices';
export { Quotes } from './widgets/quotes';
