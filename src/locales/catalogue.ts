import type { errorMessages as errors } from '../api/transport/errors.messages';
import type { fileSizeMessages as fileSize } from '../api/transport/file-size.messages';
import type { lostSignInMessages as lostSignIn } from '../api/transport/lost-sign-in.messages';
import type { busyMessages as busy } from '../embed/busy.messages';
import type { pageMessages as page } from '../embed/page/page.messages';
import type { toasterMessages as toaster } from '../embed/toasts/toaster.messages';
import type { companyLabels as companyFields } from '../entity/company-labels.messages';
import type { offerMessages as draftOffer } from '../entity/draft-offer.messages';
import type { fieldMessages as field } from '../entity/entity-form.messages';
import type { productLabels as productFields } from '../entity/product-labels.messages';
import type { roleMessages as roles } from '../entity/role.messages';
import type { userLabels as userFields, userFormLabels as userFormFields } from '../entity/user-labels.messages';
import type { actionMessages as listActions } from '../lists/actions/actions.messages';
import type { listMessages as list } from '../lists/list.messages';
import type { rangeMessages as ranges } from '../lists/ranges/ranges.messages';
import type { uploadMachineMessages as uploadMachine } from '../machines/upload-machine.messages';
import type { fieldProblemMessages as fieldProblem } from '../record/field-problem.messages';
import type { recordMessages as record } from '../record/record.messages';
import type { PartialTexts, Translation } from '../texts/define-messages';
import type { Notation } from '../texts/notation';
import type { TextPart } from '../texts/text-parts';
import type { Translator } from '../texts/translator';
import type { formMessages as forms } from '../ui/form/form.messages';
import type { dialogMessages as dialogs } from '../ui/overlays/dialog.messages';
import type { printMessages as print } from '../ui/table/print.messages';
import type { uiMessages as ui } from '../ui/ui.messages';
import type { uploadEntryMessages as uploadEntry } from '../upload/entry/upload-entry.messages';
import type { matchMessages as match } from '../upload/mapping/match.messages';
import type { missingMessages as missing } from '../upload/missing/missing.messages';
import type { correctMessages as correctRow } from '../upload/preview/correct-row.messages';
import type { exclusionCounts, exclusionReasons } from '../upload/preview/exclusions.messages';
import type { finding, findings } from '../upload/preview/findings.messages';
import type { unitMessages as priceUnits } from '../upload/preview/price-units.messages';
import type { questionMessages as questions } from '../upload/preview/questions.messages';
import type { offerMessages as readingOffers } from '../upload/preview/reading-offers.messages';
import type { levelMessages as levels } from '../upload/pricing/level-choice.messages';
import type { pricingMessages as pricing } from '../upload/pricing/pricing.messages';
import type { flagReasons as flag } from '../upload/review/flag.messages';
import type { reviewMessages as review } from '../upload/review/review.messages';
import type { ruleMessages as rule } from '../upload/rule.messages';
import type { ruleNameMessages as ruleNames } from '../upload/rule-name.messages';
import type { sessionMessages as session } from '../upload/session/session.messages';
import type { templateMessages as template } from '../upload/templates/templates.messages';
import type { uploadMessages as upload } from '../upload/upload.messages';
import type { sheetFailureMessages as sheetFailure } from '../upload/worker/sheet-failure.messages';
import type { startFailureMessages as startFailure } from '../upload/worker/worker.messages';
import type { approvalMessages as approval } from '../widgets/approval/approval.messages';
import type { messages as companies, formMessages as companyForm } from '../widgets/companies/companies.messages';
import type { headerMessages as header } from '../widgets/header/header.messages';
import type {
  loginMessages as login,
  failureMessages as loginFailure,
  incompleteMessages as loginIncomplete,
  successMessages as loginSuccess,
} from '../widgets/login/login.messages';
import type { stepMessages as loginSteps } from '../widgets/login/login-steps.messages';
import type { blockMessages as block } from '../widgets/prices/block/block.messages';
import type { changeMessages as changePrices } from '../widgets/prices/bulk/change-prices.messages';
import type { historyMessages as history } from '../widgets/prices/history/history.messages';
import type { draftMessages as cellDrafts } from '../widgets/prices/in-place/cell-drafts.messages';
import type { changeMessages as changePrice } from '../widgets/prices/in-place/change-price.messages';
import type { refusalMessages as editRefusal } from '../widgets/prices/in-place/edit-notices.messages';
import type { restoredMessages as restoredDrafts } from '../widgets/prices/in-place/restored-drafts.messages';
import type { priceCardMessages as priceCard } from '../widgets/prices/price-card.messages';
import type { formMessages as priceForm } from '../widgets/prices/price-form.messages';
import type { problemMessages as priceProblem } from '../widgets/prices/price-problem.messages';
import type { messages as prices } from '../widgets/prices/prices.messages';
import type { productNumberMessages as productNumbers } from '../widgets/prices/product-numbers.messages';
import type { formMessages as productForm } from '../widgets/products/product-form.messages';
import type { messages as products } from '../widgets/products/products.messages';
import type { profileMessages as profile } from '../widgets/profile/profile.messages';
import type { quotesMessages as quotes } from '../widgets/quotes/quotes.messages';
import type { registerMessages as register } from '../widgets/register/register.messages';
import type { resetMessages as reset } from '../widgets/reset/reset.messages';
import type { formMessages as userForm } from '../widgets/users/user-form.messages';
import type { messages as users } from '../widgets/users/users.messages';
import type { ErrorCode } from '../wire/error-texts';
import type { FieldReasonCode } from '../wire/field-reasons';

/** The texts and the notation of a language. */
export interface Language {
  readonly first: FirstTexts;
  /** Loads the texts for the codes of errors, and what puts them in place of the messages. */
  readonly importTranslator: () => Promise<Translator & { readonly codeTexts: CatalogueOfCodes }>;
  /** Loads the other texts, by part. */
  readonly importPart: { readonly [P in TextPart]: () => Promise<PartTexts[P]> };
  /** How the region of a BCP 47 tag in this language writes numbers. */
  readonly notationFor: (tag: string) => Notation;
}

/** The groups of uploads. */
type UploadGroup =
  | 'correctRow'
  | 'exclusionCounts'
  | 'exclusionReasons'
  | 'finding'
  | 'findings'
  | 'match'
  | 'priceUnits'
  | 'questions'
  | 'readingOffers'
  | 'review'
  | 'session'
  | 'sheetFailure'
  | 'startFailure'
  | 'template'
  | 'upload'
  | 'uploadMachine';

/** The groups of rules for prices: for many stored ones, and for those of an upload that follow from costs. */
type RuleGroup = 'changePrices' | 'levels' | 'pricing' | 'rule' | 'ruleNames';

/** What all other views show. */
export type FirstTexts = Omit<Catalogue, UploadGroup | RuleGroup | 'history' | CodeGroup>;
/** The groups that load with the first error that has a code. */
type CodeGroup = 'fieldReasons' | 'serverErrors';
export type CatalogueOfCodes = Pick<Catalogue, CodeGroup>;
/** What loads when a view that shows it is opened first. */
export interface PartTexts {
  readonly uploads: Pick<Catalogue, UploadGroup>;
  readonly rules: Pick<Catalogue, RuleGroup>;
  readonly history: Pick<Catalogue, 'history'>;
}

/** All texts of the widgets, by group. A translation that lacks a text, or has one too many, does not compile. */
export interface Catalogue {
  readonly approval: Translation<typeof approval>;
  readonly block: Translation<typeof block>;
  readonly busy: Translation<typeof busy>;
  readonly cellDrafts: Translation<typeof cellDrafts>;
  readonly changePrice: Translation<typeof changePrice>;
  readonly changePrices: Translation<typeof changePrices>;
  readonly companies: Translation<typeof companies>;
  readonly companyFields: Translation<typeof companyFields>;
  readonly companyForm: Translation<typeof companyForm>;
  readonly correctRow: Translation<typeof correctRow>;
  readonly dialogs: Translation<typeof dialogs>;
  readonly draftOffer: Translation<typeof draftOffer>;
  readonly editRefusal: Translation<typeof editRefusal>;
  readonly errors: Translation<typeof errors>;
  readonly exclusionCounts: Translation<typeof exclusionCounts>;
  readonly exclusionReasons: Translation<typeof exclusionReasons>;
  /** Without English: the back end's messages are in English. Sentences, with parameters in braces. */
  readonly fieldReasons: Readonly<Record<FieldReasonCode, string>>;
  readonly field: Translation<typeof field>;
  readonly fieldProblem: Translation<typeof fieldProblem>;
  readonly fileSize: Translation<typeof fileSize>;
  readonly lostSignIn: Translation<typeof lostSignIn>;
  readonly finding: Translation<typeof finding>;
  readonly findings: Translation<typeof findings>;
  readonly flag: Translation<typeof flag>;
  readonly forms: Translation<typeof forms>;
  readonly header: Translation<typeof header>;
  readonly history: Translation<typeof history>;
  readonly levels: Translation<typeof levels>;
  readonly list: Translation<typeof list>;
  readonly listActions: Translation<typeof listActions>;
  readonly login: Translation<typeof login>;
  readonly loginFailure: Translation<typeof loginFailure>;
  readonly loginIncomplete: Translation<typeof loginIncomplete>;
  readonly loginSteps: Translation<typeof loginSteps>;
  readonly loginSuccess: Translation<typeof loginSuccess>;
  readonly match: Translation<typeof match>;
  readonly missing: Translation<typeof missing>;
  readonly page: Translation<typeof page>;
  readonly priceCard: Translation<typeof priceCard>;
  readonly priceForm: Translation<Omit<typeof priceForm, 'problems'>>;
  readonly priceProblem: Translation<typeof priceProblem>;
  readonly prices: Translation<typeof prices>;
  readonly priceUnits: Translation<typeof priceUnits>;
  readonly pricing: Translation<typeof pricing>;
  readonly print: Translation<typeof print>;
  readonly productFields: Translation<typeof productFields>;
  readonly productForm: Translation<typeof productForm>;
  readonly productNumbers: Translation<typeof productNumbers>;
  readonly products: Translation<typeof products>;
  readonly profile: Translation<typeof profile>;
  readonly questions: Translation<typeof questions>;
  readonly quotes: Translation<typeof quotes>;
  readonly ranges: Translation<typeof ranges>;
  readonly readingOffers: Translation<typeof readingOffers>;
  readonly record: Translation<typeof record>;
  readonly register: Translation<typeof register>;
  readonly reset: Translation<typeof reset>;
  readonly restoredDrafts: Translation<typeof restoredDrafts>;
  readonly review: Translation<typeof review>;
  readonly roles: Translation<typeof roles>;
  readonly rule: Translation<typeof rule>;
  readonly ruleNames: Translation<typeof ruleNames>;
  /** Without English, as `fieldReasons`. */
  readonly serverErrors: Readonly<Record<ErrorCode, string>>;
  readonly session: Translation<typeof session>;
  readonly sheetFailure: Translation<typeof sheetFailure>;
  readonly startFailure: Translation<typeof startFailure>;
  readonly template: Translation<typeof template>;
  readonly toaster: Translation<typeof toaster>;
  readonly ui: Translation<typeof ui>;
  readonly upload: Translation<Omit<typeof upload, 'exclusionKinds' | 'exclusionReasons' | 'findings' | 'finding'>>;
  readonly uploadEntry: Translation<typeof uploadEntry>;
  readonly uploadMachine: Translation<typeof uploadMachine>;
  readonly userFields: Translation<typeof userFields>;
  readonly userForm: Translation<typeof userForm>;
  readonly userFormFields: Translation<typeof userFormFields>;
  readonly users: Translation<typeof users>;
}

/** Texts that a page replaces. */
export type MessageOverrides = PartialTexts<Catalogue>;
