import { axeFindsNothing } from '../../support/views/axe-views';

axeFindsNothing({ part: 1, parts: 4 });
