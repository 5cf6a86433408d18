import { axeFindsNothing } from '../support/axe-views';

axeFindsNothing({ part: 4, parts: 4 });
