import type { Catalogue } from '../catalogue';

export const fields = {
  productFields: {
    GROUP_NAME: 'Gruppenname',
    MAIN_SKU: 'Artikelnummer',
    LOOKUP_SKU: 'Suchnummer',
    DESCRIPTION: 'Beschreibung',
    UNIT: 'Einheit',
    UNIT_SIZE: 'Größe je Einheit',
    STANDARD_ROLL_LENGTH: 'Standard-Rollenlänge',
    CROWNED_STRIP_LENGTH: 'Länge gewölbter Streifen',
    WEIGHT_PER_UNIT: 'Gewicht je Einheit',
    ORDER_QUANTITY: 'Bestellmenge',
    LEAD_TIME: 'Lieferzeit',
    APPLICATION_GROUP: 'Anwendungsgruppe',
    SUB_GROUP: 'Untergruppe',
    LOGO_CHANGEABLE: 'Logo änderbar',
    PRIME_LOGO_NAMES: 'Hauptlogos',
    EXCLUSIVE: 'Exklusiv',
    EXCLUSIVE_FOR_COMPANY: 'Exklusiv für Firma',
    STATUS: 'Status',
    IMAGE_URL: 'Bildadresse',
  },
  companyFields: {
    COMPANY_NAME: 'Firmenname',
    UNIT: 'Wohnung/Büro',
    ADDRESS1: 'Adresse 1',
    ADDRESS2: 'Adresse 2',
    CITY: 'Ort',
    REGION: 'Region',
    COUNTRY: 'Land',
    POSTAL_CODE: 'Postleitzahl',
    SALES_PERSON: 'Verkäufer',
    CURRENCY: 'Währung',
    PRICE_CATEGORY_STRIPS: 'Preisgruppe Streifen',
    PRICE_CATEGORY_BULK: 'Preisgruppe Großmenge',
    STATUS: 'Status',
    CUSTOM_LOGO: 'Eigenes Logo',
    APPROVED_APPLICATOR: 'Zugelassener Verarbeiter',
  },
  userFields: {
    NAME: 'Vollständiger Name',
    EMAIL: 'E-Mail',
    COMPANY: 'Firma',
    ROLE: 'Rollen',
    STATUS: 'Status',
    PHONE_NUMBER: 'Telefonnummer',
    LAST_LOGIN: 'Letzter Zugriff',
  },
  userFormFields: {
    NAME: 'Name',
    EMAIL: 'E-Mail',
    COMPANY: 'Firma',
    ROLE: 'Rolle',
    STATUS: 'Status',
    PHONE_NUMBER: 'Telefonnummer',
    LAST_LOGIN: 'Letzter Zugriff',
  },
} satisfies Pick<Catalogue, 'companyFields' | 'productFields' | 'userFields' | 'userFormFields'>;

const names: Readonly<Record<string, string>> = {
  ...fields.companyFields,
  ...fields.userFields,
  ...fields.userFormFields,
  ...fields.productFields,
};

/** The name of a field as a filter's label; `undefined` for another key. */
export const filterLabel = (key: string): string | undefined => (Object.hasOwn(names, key) ? names[key] : undefined);
