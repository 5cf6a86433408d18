import { axeFindsNothing } from '../../support/views/axe-views';

axeFindsNothing({ part: 3, parts: 4 });
