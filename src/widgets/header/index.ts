import { toReact } from '../../embed/react-door';
import { headerDefinition } from './header.definition';

/** The header as a React component: title, this visit's messages, profile menu, sign out. */
export const Header = toReact(headerDefinition);
