import { toReact } from '../../embed/to-react';
import { Header as HeaderWidget } from './header';
import { headerDefinition } from './header.definition';

/**
 * The header as a React component: title, this visit's messages, profile menu, sign out.
 * @example
 * <Header brandTitle="Courts|Prices" onNavigate={(event) => console.log(event.to)} />
 */
export const Header = toReact(headerDefinition, HeaderWidget);
