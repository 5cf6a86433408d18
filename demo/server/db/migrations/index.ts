import type { Migration } from 'kysely';
import { catalogue } from './0001-catalogue';
import { accounts } from './0002-accounts';
import { administration } from './0003-administration';
import { priceHistory } from './0004-price-history';
import { names } from './0005-names';
import { mailRequests } from './0006-mail-requests';
import { approvals } from './0007-approvals';
import { mailQueue } from './0008-mail-queue';
import { audit } from './0009-audit';
import { tidy } from './0010-tidy';
import { confirmedAddresses } from './0011-confirmed-addresses';
import { confirmedPasswords } from './0012-confirmed-passwords';
import { idempotencyKeys } from './0013-idempotency-keys';
import { listSegments } from './0020-list-segments';
import { identity } from './0021-identity';
import { uploadTemplates } from './0030-upload-templates';
import { priceChangeTime } from './0031-price-change-time';
import { mailLanguage } from './0040-mail-language';
import { uploadEncoding } from './0050-upload-encoding';
import { templateArticles } from './0060-template-articles';
import { listValues } from './0070-list-values';
import { filterChoices } from './0071-filter-choices';
import { listMembers } from './0072-list-members';

/** Every migration by name, in the order of the names. They only go forward; one that was released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogue,
  '0002-accounts': accounts,
  '0003-administration': administration,
  '0004-price-history': priceHistory,
  '0005-names': names,
  '0006-mail-requests': mailRequests,
  '0007-approvals': approvals,
  '0008-mail-queue': mailQueue,
  '0009-audit': audit,
  '0010-tidy': tidy,
  '0011-confirmed-addresses': confirmedAddresses,
  '0012-confirmed-passwords': confirmedPasswords,
  '0013-idempotency-keys': idempotencyKeys,
  '0020-list-segments': listSegments,
  '0021-identity': identity,
  '0030-upload-templates': uploadTemplates,
  '0031-price-change-time': priceChangeTime,
  '0040-mail-language': mailLanguage,
  '0050-upload-encoding': uploadEncoding,
  '0060-template-articles': templateArticles,
  '0070-list-values': listValues,
  '0071-filter-choices': filterChoices,
  '0072-list-members': listMembers,
};
