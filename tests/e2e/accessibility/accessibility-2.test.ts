import { axeFindsNothing } from '../../support/views/axe-views';

axeFindsNothing({ part: 2, parts: 4 });
