-- {"at":"2026-11-27T02:30:13.608Z","token":"eyJhbGciOiJIUzI1NiJ9.eyJ2ZXIiOjEsInN1YiI6IjEiLCJqdGkiOiJlZWNhMGY0Ni0xNzM1LTQyODMtYWViZS1jMzk1ZjY2YTFmNzYiLCJpc3MiOiJwcmljZWJvb2siLCJhdWQiOiJwcmljZWJvb2stYXBpIiwiaWF0IjoxNzk1NzQ2NjEzLCJleHAiOjE3OTU3ODk4MTN9.lMHgdpBCMEtT9Cjn2pxOav3PPRce5H-7wphPL1YF2n4","prices":{"items":[{"ID":3,"VERSION":2,"MAIN_SKU":"CL-RL-040-RED-000003","GROUP_NAME":"Court line roll","SP_AUD_01":"1.5","SP_AUD_02":"POA","SP_AUD_03":"","SP_AUD_04":"","SP_AUD_05":"","SP_AUD_06":"","SP_AUD_07":"","SP_AUD_08":"","SP_AUD_09":"","SP_AUD_10":"","SP_AUD_11":"","SP_AUD_12":"","SP_AUD_13":"","SP_AUD_14":"","SP_AUD_15":"","SP_AUD_16":"","SP_AUD_17":"","SP_AUD_18":"","SP_AUD_19":"","SP_AUD_20":"","SP_USD_01":"","SP_USD_02":"","SP_USD_03":"","SP_USD_04":"","SP_USD_05":"","SP_USD_06":"","SP_USD_07":"","SP_USD_08":"","SP_USD_09":"","SP_USD_10":"","SP_USD_11":"","SP_USD_12":"","SP_USD_13":"","SP_USD_14":"","SP_USD_15":"","SP_USD_16":"","SP_USD_17":"","SP_USD_18":"","SP_USD_19":"","SP_USD_20":"","product":{"ID":3,"VERSION":1,"GROUP_NAME":"Court line roll","MAIN_SKU":"CL-RL-040-RED-000003","LOOKUP_SKU":"CLRL040RED2","DESCRIPTION":"Signal red, line roll, 40 mm × 25 m","UNIT":"roll","UNIT_SIZE":25,"STANDARD_ROLL_LENGTH":25,"CROWNED_STRIP_LENGTH":null,"WEIGHT_PER_UNIT":2.06,"ORDER_QUANTITY":"1 roll","LEAD_TIME":"In stock","APPLICATION_GROUP":["Tennis","Netball","Basketball","Multi-sport"],"SUB_GROUP":"Line marking","LOGO_CHANGEABLE":false,"PRIME_LOGO_NAMES":[],"EXCLUSIVE":false,"EXCLUSIVE_FOR_COMPANY":[],"STATUS":"Active","IMAGE_URL":""}},{"ID":1,"VERSION":1,"MAIN_SKU":"CL-RL-040-WHT-000001","GROUP_NAME":"Court line roll","SP_AUD_01":"20","SP_AUD_02":"19.25","SP_AUD_03":"18.5","SP_AUD_04":"17.85","SP_AUD_05":"17.4","SP_AUD_06":"16.95","SP_AUD_07":"","SP_AUD_08":"","SP_AUD_09":"","SP_AUD_10":"","SP_AUD_11":"","SP_AUD_12":"","SP_AUD_13":"","SP_AUD_14":"","SP_AUD_15":"","SP_AUD_16":"","SP_AUD_17":"","SP_AUD_18":"","SP_AUD_19":"","SP_AUD_20":"","SP_USD_01":"13.3","SP_USD_02":"12.75","SP_USD_03":"12.5","SP_USD_04":"12.2","SP_USD_05":"11.8","SP_USD_06":"11.4","SP_USD_07":"","SP_USD_08":"","SP_USD_09":"","SP_USD_10":"","SP_USD_11":"","SP_USD_12":"","SP_USD_13":"","SP_USD_14":"","SP_USD_15":"","SP_USD_16":"","SP_USD_17":"","SP_USD_18":"","SP_USD_19":"","SP_USD_20":"","product":{"ID":1,"VERSION":1,"GROUP_NAME":"Court line roll","MAIN_SKU":"CL-RL-040-WHT-000001","LOOKUP_SKU":"CLRL040WHT0","DESCRIPTION":"White, line roll, 40 mm × 25 m","UNIT":"roll","UNIT_SIZE":25,"STANDARD_ROLL_LENGTH":25,"CROWNED_STRIP_LENGTH":null,"WEIGHT_PER_UNIT":2.06,"ORDER_QUANTITY":"1 roll","LEAD_TIME":"In stock","APPLICATION_GROUP":["Tennis","Netball","Basketball","Multi-sport"],"SUB_GROUP":"Line marking","LOGO_CHANGEABLE":false,"PRIME_LOGO_NAMES":[],"EXCLUSIVE":false,"EXCLUSIVE_FOR_COMPANY":[],"STATUS":"Active","IMAGE_URL":""}},{"ID":2,"VERSION":1,"MAIN_SKU":"CL-RL-040-YEL-000002","GROUP_NAME":"Court line roll","SP_AUD_01":"21","SP_AUD_02":"20.25","SP_AUD_03":"19.6","SP_AUD_04":"18.9","SP_AUD_05":"18.2","SP_AUD_06":"17.6","SP_AUD_07":"17.05","SP_AUD_08":"16.45","SP_AUD_09":"16.05","SP_AUD_10":"15.6","SP_AUD_11":"15.1","SP_AUD_12":"14.5","SP_AUD_13":"14.15","SP_AUD_14":"13.8","SP_AUD_15":"13.45","SP_AUD_16":"13","SP_AUD_17":"12.7","SP_AUD_18":"","SP_AUD_19":"","SP_AUD_20":"","SP_USD_01":"13.95","SP_USD_02":"13.55","SP_USD_03":"13.2","SP_USD_04":"12.7","SP_USD_05":"12.25","SP_USD_06":"12","SP_USD_07":"11.75","SP_USD_08":"11.5","SP_USD_09":"11.1","SP_USD_10":"10.75","SP_USD_11":"10.45","SP_USD_12":"10.25","SP_USD_13":"9.95","SP_USD_14":"9.65","SP_USD_15":"9.35","SP_USD_16":"9.1","SP_USD_17":"8.8","SP_USD_18":"","SP_USD_19":"","SP_USD_20":"","product":{"ID":2,"VERSION":1,"GROUP_NAME":"Court line roll","MAIN_SKU":"CL-RL-040-YEL-000002","LOOKUP_SKU":"CLRL040YEL1","DESCRIPTION":"Yellow, line roll, 40 mm × 25 m","UNIT":"roll","UNIT_SIZE":25,"STANDARD_ROLL_LENGTH":25,"CROWNED_STRIP_LENGTH":null,"WEIGHT_PER_UNIT":2.06,"ORDER_QUANTITY":"1 roll","LEAD_TIME":"In stock","APPLICATION_GROUP":["Tennis","Netball","Basketball","Multi-sport"],"SUB_GROUP":"Line marking","LOGO_CHANGEABLE":false,"PRIME_LOGO_NAMES":[],"EXCLUSIVE":false,"EXCLUSIVE_FOR_COMPANY":[],"STATUS":"Active","IMAGE_URL":""}},{"ID":4,"VERSION":1,"MAIN_SKU":"RELEASE-1","GROUP_NAME":"","SP_AUD_01":"7.25","SP_AUD_02":"","SP_AUD_03":"","SP_AUD_04":"","SP_AUD_05":"","SP_AUD_06":"","SP_AUD_07":"","SP_AUD_08":"","SP_AUD_09":"","SP_AUD_10":"","SP_AUD_11":"","SP_AUD_12":"","SP_AUD_13":"","SP_AUD_14":"","SP_AUD_15":"","SP_AUD_16":"","SP_AUD_17":"","SP_AUD_18":"","SP_AUD_19":"","SP_AUD_20":"","SP_USD_01":"","SP_USD_02":"","SP_USD_03":"","SP_USD_04":"","SP_USD_05":"","SP_USD_06":"","SP_USD_07":"","SP_USD_08":"","SP_USD_09":"","SP_USD_10":"","SP_USD_11":"","SP_USD_12":"","SP_USD_13":"","SP_USD_14":"","SP_USD_15":"","SP_USD_16":"","SP_USD_17":"","SP_USD_18":"","SP_USD_19":"","SP_USD_20":"","product":{"ID":24,"VERSION":1,"GROUP_NAME":"","MAIN_SKU":"RELEASE-1","LOOKUP_SKU":"","DESCRIPTION":"Größe “6”","UNIT":"","UNIT_SIZE":null,"STANDARD_ROLL_LENGTH":null,"CROWNED_STRIP_LENGTH":null,"WEIGHT_PER_UNIT":null,"ORDER_QUANTITY":"","LEAD_TIME":"","APPLICATION_GROUP":[],"SUB_GROUP":"","LOGO_CHANGEABLE":null,"PRIME_LOGO_NAMES":[],"EXCLUSIVE":null,"EXCLUSIVE_FOR_COMPANY":[],"STATUS":"Active","IMAGE_URL":""}}],"meta":{"currentPage":1,"itemsPerPage":20,"totalItems":4,"totalPages":1}},"changes":2,"upload":{"ID":1,"CREATED":1}}
--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: account; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL COLLATE pg_catalog."C",
    password_hash text,
    role text NOT NULL,
    status text NOT NULL,
    company_id integer,
    phone_number text DEFAULT ''::text NOT NULL,
    token_version integer DEFAULT 1 NOT NULL,
    totp_secret text,
    device_name text DEFAULT ''::text NOT NULL,
    last_login timestamp with time zone,
    input_company_name text DEFAULT ''::text NOT NULL,
    password_expires_at timestamp with time zone,
    pending_totp_secret text,
    last_totp_step integer,
    picture_id text,
    search_text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    approved_by integer,
    approved_by_email text,
    approved_at timestamp with time zone,
    email_confirmed_at timestamp with time zone,
    CONSTRAINT account_email_check CHECK ((email = lower(email))),
    CONSTRAINT account_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Inactive'::text, 'Pending'::text])))
);


--
-- Name: account_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.account ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: account_identity; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    account_id integer NOT NULL
);


--
-- Name: audit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit (
    id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    is_access boolean NOT NULL,
    account_id integer,
    account_name text NOT NULL,
    account_email text NOT NULL,
    address text NOT NULL,
    record_id integer,
    record_name text NOT NULL,
    detail text NOT NULL,
    changes json,
    who_search text NOT NULL,
    what_search text NOT NULL
);


--
-- Name: audit_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: company; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.company (
    id integer NOT NULL,
    company_name text NOT NULL COLLATE pg_catalog."C",
    address1 text DEFAULT ''::text NOT NULL,
    address2 text DEFAULT ''::text NOT NULL,
    unit text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    postal_code text DEFAULT ''::text NOT NULL,
    region text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    currency text DEFAULT ''::text NOT NULL,
    custom_logo text[] DEFAULT '{}'::text[] NOT NULL,
    price_category_bulk text DEFAULT ''::text NOT NULL,
    price_category_strips text DEFAULT ''::text NOT NULL,
    approved_applicator text DEFAULT ''::text NOT NULL,
    sales_person text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'Active'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    search_text text NOT NULL,
    search_name text NOT NULL,
    name_key text COLLATE pg_catalog."C",
    CONSTRAINT company_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Inactive'::text])))
);


--
-- Name: company_choice; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.company_choice (
    field text NOT NULL,
    currency text DEFAULT ''::text NOT NULL,
    value text NOT NULL
);


--
-- Name: company_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.company ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: email_code; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.email_code (
    account_id integer NOT NULL,
    code_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    tries_left integer NOT NULL
);


--
-- Name: ended_session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ended_session (
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: file; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.file (
    id text NOT NULL,
    type text NOT NULL,
    bytes bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: idempotency_key; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_key (
    account_id integer NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    response_status integer,
    response_text text
);


--
-- Name: identity_request; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.identity_request (
    state_hash text NOT NULL,
    browser_hash text NOT NULL,
    nonce text NOT NULL,
    verifier text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: kept_choices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kept_choices (
    scope text NOT NULL,
    company_id integer NOT NULL,
    generation integer NOT NULL,
    choices text NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: list_change; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.list_change (
    id bigint NOT NULL,
    main_sku text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: list_change_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.list_change ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.list_change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: list_count; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.list_count (
    list text NOT NULL,
    total integer NOT NULL
);


--
-- Name: list_generation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.list_generation (
    generation integer NOT NULL
);


--
-- Name: list_segment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.list_segment (
    first_sku text NOT NULL COLLATE pg_catalog."C",
    products integer NOT NULL,
    open_products integer NOT NULL,
    prices integer NOT NULL,
    open_prices integer NOT NULL
);


--
-- Name: list_segment_company; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.list_segment_company (
    company_id integer NOT NULL,
    first_sku text NOT NULL COLLATE pg_catalog."C",
    products integer NOT NULL,
    prices integer NOT NULL
);


--
-- Name: login_failure; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_failure (
    id integer NOT NULL,
    subject text NOT NULL,
    failed_at timestamp with time zone NOT NULL
);


--
-- Name: login_failure_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.login_failure ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.login_failure_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: mail_queue; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_queue (
    id integer NOT NULL,
    to_address text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    claimed_until timestamp with time zone
);


--
-- Name: mail_queue_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.mail_queue ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mail_queue_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: mail_request; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_request (
    id integer NOT NULL,
    recipient text NOT NULL,
    address text NOT NULL,
    requested_at timestamp with time zone NOT NULL
);


--
-- Name: mail_request_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.mail_request ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mail_request_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: one_time_link; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.one_time_link (
    token_hash text NOT NULL,
    account_id integer NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    recipient_id integer,
    CONSTRAINT one_time_link_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'approval'::text, 'confirmation'::text])))
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id integer NOT NULL,
    to_address text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    at timestamp with time zone NOT NULL
);


--
-- Name: outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: price; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.price (
    id integer NOT NULL,
    main_sku text NOT NULL COLLATE pg_catalog."C",
    aud text[] NOT NULL,
    usd text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT price_aud_check CHECK ((cardinality(aud) <= 20)),
    CONSTRAINT price_usd_check CHECK ((cardinality(usd) <= 20))
);


--
-- Name: price_change; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.price_change (
    id integer NOT NULL,
    price_id integer NOT NULL,
    main_sku text NOT NULL COLLATE pg_catalog."C",
    changed_at timestamp with time zone NOT NULL,
    account_id integer NOT NULL,
    changed_by text NOT NULL,
    changed_by_email text NOT NULL,
    kind text NOT NULL,
    upload_id integer,
    old_aud text[],
    old_usd text[],
    new_aud text[],
    new_usd text[],
    CONSTRAINT price_change_check CHECK (((kind = 'hand'::text) = (upload_id IS NULL))),
    CONSTRAINT price_change_kind_check CHECK ((kind = ANY (ARRAY['hand'::text, 'upload'::text, 'take-back'::text])))
);


--
-- Name: price_change_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.price_change ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.price_change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: price_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.price ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.price_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: price_upload; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.price_upload (
    id integer NOT NULL,
    file_name text NOT NULL,
    uploaded_at timestamp with time zone NOT NULL,
    account_id integer NOT NULL,
    uploaded_by text NOT NULL,
    uploaded_by_email text NOT NULL,
    created integer DEFAULT 0 NOT NULL,
    changed integer DEFAULT 0 NOT NULL,
    pending integer[] DEFAULT '{}'::integer[] NOT NULL,
    taken_back_at timestamp with time zone,
    taken_back_by text
);


--
-- Name: price_upload_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.price_upload ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.price_upload_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: product; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product (
    id integer NOT NULL,
    main_sku text NOT NULL COLLATE pg_catalog."C",
    group_name text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    lookup_sku text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    unit text DEFAULT ''::text NOT NULL,
    unit_size double precision,
    standard_roll_length double precision,
    crowned_strip_length double precision,
    weight_per_unit double precision,
    order_quantity text DEFAULT ''::text NOT NULL,
    lead_time text DEFAULT ''::text NOT NULL,
    application_group text[] DEFAULT '{}'::text[] NOT NULL,
    sub_group text DEFAULT ''::text NOT NULL,
    logo_changeable boolean,
    prime_logo_names text[] DEFAULT '{}'::text[] NOT NULL,
    exclusive boolean,
    status text DEFAULT 'Active'::text NOT NULL,
    image_url text DEFAULT ''::text NOT NULL,
    search_text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    sku_key text COLLATE pg_catalog."C",
    CONSTRAINT product_main_sku_check CHECK ((main_sku <> ''::text)),
    CONSTRAINT product_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Inactive'::text])))
);


--
-- Name: product_company; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_company (
    product_id integer NOT NULL,
    company_id integer NOT NULL
);


--
-- Name: product_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.product ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: setting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.setting (
    key text NOT NULL,
    value text NOT NULL
);


--
-- Name: sign_in_code; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_in_code (
    code_hash text NOT NULL,
    browser_hash text NOT NULL,
    account_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: upload_template; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.upload_template (
    id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    template text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    changed_by text NOT NULL
);


--
-- Name: upload_template_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.upload_template ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.upload_template_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Data for Name: account; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account OVERRIDING SYSTEM VALUE VALUES (3, 'Ines Moreau', 'customer@pricebook.test', 'scrypt$32768$8$3$2Jq3MgxKd3rU9IRFJ8S66w$F9V9reMJYjszDLw_cM9hOXu9D5IzAQ4h2T7BhLrMJKo', 'Customer', 'Active', 2, '+61 2 5550 0163', 1, NULL, '', NULL, '', NULL, NULL, NULL, NULL, 'ines moreau
customer@pricebook.test
+61 2 5550 0163
customer', 1, NULL, NULL, NULL, '2026-11-27 02:30:09.618+00');
INSERT INTO public.account OVERRIDING SYSTEM VALUE VALUES (4, 'Kai Lindgren', 'totp@pricebook.test', 'scrypt$32768$8$3$_aE-Xz3Kee2au3hdu9nMsg$3mPDokKyvnKQBZm-1fpyXxP9-nG9AHSp3RwlAgPVUaA', 'Admin', 'Active', 1, '+61 3 5550 1431', 1, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'Demo authenticator', NULL, '', NULL, NULL, NULL, NULL, 'kai lindgren
totp@pricebook.test
+61 3 5550 1431
admin', 1, NULL, NULL, NULL, '2026-11-27 02:30:09.618+00');
INSERT INTO public.account OVERRIDING SYSTEM VALUE VALUES (1, 'Marion Okafor', 'admin@pricebook.test', 'scrypt$32768$8$3$GsWRwcxyYIkPNdNgUL-LXA$CIuLYmQ7oDHa6820LAPicMfoXFSBxienNGMlYOYer7E', 'SuperAdmin', 'Active', 1, '+61 3 5550 1420', 1, NULL, '', '2026-11-27 02:30:11.083+00', '', NULL, NULL, NULL, NULL, 'marion okafor
admin@pricebook.test
+61 3 5550 1420
superadmin', 1, NULL, NULL, NULL, '2026-11-27 02:30:09.617+00');
INSERT INTO public.account OVERRIDING SYSTEM VALUE VALUES (2, 'Tom Brandt', 'sales@pricebook.test', 'scrypt$32768$8$3$jAohUtFMayChYhYrdz1mHg$F2gO4Ag_33r4knS1Pc9MTZh-mN8Q5U6-FYXukYEwYlg', 'Sales', 'Active', 1, '+61 3 5550 1427', 1, NULL, '', '2026-11-27 02:30:14.274+00', '', NULL, NULL, NULL, NULL, 'tom brandt
sales@pricebook.test
+61 3 5550 1427
sales', 1, NULL, NULL, NULL, '2026-11-27 02:30:09.618+00');


--
-- Data for Name: account_identity; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-27 02:30:13.253+00', 'sign-in.done', true, 1, 'Marion Okafor', 'admin@pricebook.test', '127.0.0.1', NULL, '', '', NULL, 'admin@pricebook.test
marion okafor', '');
INSERT INTO public.audit OVERRIDING SYSTEM VALUE VALUES (2, '2026-11-27 02:30:14.219+00', 'product.created', false, 1, 'Marion Okafor', 'admin@pricebook.test', '127.0.0.1', 24, 'RELEASE-1', '', NULL, 'admin@pricebook.test
marion okafor', 'release-1');
INSERT INTO public.audit OVERRIDING SYSTEM VALUE VALUES (3, '2026-11-27 02:30:16.176+00', 'sign-in.done', true, 2, 'Tom Brandt', 'sales@pricebook.test', '127.0.0.1', NULL, '', '', NULL, 'sales@pricebook.test
tom brandt', '');


--
-- Data for Name: company; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.company OVERRIDING SYSTEM VALUE VALUES (1, 'Baseline Surfaces', '18 Foundry Road', 'Foundry Business Park', '4', 'Geelong', '3220', 'Victoria', 'Australia', 'AUD', '{"Club crest"}', 'AUD 01', 'AUD 02', 'Yes', 'Tom Brandt', 'Active', 1, 'baseline surfaces
4
18 foundry road
foundry business park
geelong
victoria
australia
3220
tom brandt
aud
aud 02
aud 01
club crest
yes', 'baseline surfaces', 'baseline surfaces');
INSERT INTO public.company OVERRIDING SYSTEM VALUE VALUES (2, 'Harbour City Courts', '7 Wharf Street', 'Pier 3', '12', 'Sydney', '2000', 'New South Wales', 'Australia', 'AUD', '{"Club crest"}', 'AUD 01', 'AUD 02', 'Yes', 'Tom Brandt', 'Active', 1, 'harbour city courts
12
7 wharf street
pier 3
sydney
new south wales
australia
2000
tom brandt
aud
aud 02
aud 01
club crest
yes', 'harbour city courts', 'harbour city courts');
INSERT INTO public.company OVERRIDING SYSTEM VALUE VALUES (3, 'Kauri Sports Flooring', '55 Quay Lane', 'Viaduct Building', '2', 'Auckland', '1010', 'Auckland', 'New Zealand', 'AUD', '{"Club crest"}', 'AUD 01', 'AUD 02', 'Yes', 'Tom Brandt', 'Active', 1, 'kauri sports flooring
2
55 quay lane
viaduct building
auckland
auckland
new zealand
1010
tom brandt
aud
aud 02
aud 01
club crest
yes', 'kauri sports flooring', 'kauri sports flooring');
INSERT INTO public.company OVERRIDING SYSTEM VALUE VALUES (4, 'Lakeside Athletics', '900 Shore Drive', 'North Wing', '210', 'Madison', '53703', 'Wisconsin', 'United States', 'USD', '{"Club crest"}', 'USD 01', 'USD 02', 'Yes', 'Tom Brandt', 'Active', 1, 'lakeside athletics
210
900 shore drive
north wing
madison
wisconsin
united states
53703
tom brandt
usd
usd 02
usd 01
club crest
yes', 'lakeside athletics', 'lakeside athletics');
INSERT INTO public.company OVERRIDING SYSTEM VALUE VALUES (5, 'Sunbelt Court Builders', '31 Mesa Avenue', 'Mesa Industrial Center', '8', 'Phoenix', '85004', 'Arizona', 'United States', 'USD', '{"Club crest"}', 'USD 01', 'USD 02', 'Yes', 'Tom Brandt', 'Active', 1, 'sunbelt court builders
8
31 mesa avenue
mesa industrial center
phoenix
arizona
united states
85004
tom brandt
usd
usd 02
usd 01
club crest
yes', 'sunbelt court builders', 'sunbelt court builders');
INSERT INTO public.company OVERRIDING SYSTEM VALUE VALUES (6, 'Redgum Recreation', '140 Station Street', 'Rear of Goods Shed', '1', 'Ballarat', '3350', 'Victoria', 'Australia', 'AUD', '{"Club crest"}', 'AUD 01', 'AUD 02', 'Yes', 'Tom Brandt', 'Active', 1, 'redgum recreation
1
140 station street
rear of goods shed
ballarat
victoria
australia
3350
tom brandt
aud
aud 02
aud 01
club crest
yes', 'redgum recreation', 'redgum recreation');


--
-- Data for Name: company_choice; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.company_choice VALUES ('CURRENCY', '', 'AUD');
INSERT INTO public.company_choice VALUES ('CURRENCY', '', 'USD');
INSERT INTO public.company_choice VALUES ('APPROVED_APPLICATOR', '', 'Yes');
INSERT INTO public.company_choice VALUES ('APPROVED_APPLICATOR', '', 'No');
INSERT INTO public.company_choice VALUES ('CUSTOM_LOGO', '', 'None');
INSERT INTO public.company_choice VALUES ('CUSTOM_LOGO', '', 'Club crest');
INSERT INTO public.company_choice VALUES ('CUSTOM_LOGO', '', 'Sponsor');
INSERT INTO public.company_choice VALUES ('CUSTOM_LOGO', '', 'Centre court logo');
INSERT INTO public.company_choice VALUES ('CUSTOM_LOGO', '', 'Baseline logo');
INSERT INTO public.company_choice VALUES ('COUNTRY', '', 'Australia');
INSERT INTO public.company_choice VALUES ('COUNTRY', '', 'Canada');
INSERT INTO public.company_choice VALUES ('COUNTRY', '', 'Fiji');
INSERT INTO public.company_choice VALUES ('COUNTRY', '', 'New Zealand');
INSERT INTO public.company_choice VALUES ('COUNTRY', '', 'Singapore');
INSERT INTO public.company_choice VALUES ('COUNTRY', '', 'United Kingdom');
INSERT INTO public.company_choice VALUES ('COUNTRY', '', 'United States');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 01');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 01');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 01');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 01');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 02');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 02');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 02');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 02');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 03');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 03');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 03');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 03');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 04');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 04');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 04');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 04');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 05');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 05');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 05');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 05');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 06');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 06');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 06');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 06');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 07');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 07');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 07');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 07');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 08');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 08');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 08');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 08');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 09');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 09');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 09');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 09');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 10');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 10');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 10');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 10');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 11');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 11');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 11');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 11');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 12');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 12');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 12');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 12');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 13');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 13');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 13');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 13');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 14');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 14');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 14');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 14');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 15');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 15');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 15');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 15');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 16');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 16');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 16');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 16');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 17');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 17');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 17');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 17');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 18');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 18');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 18');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 18');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 19');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 19');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 19');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 19');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'AUD', 'AUD 20');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_BULK', 'USD', 'USD 20');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'AUD', 'AUD 20');
INSERT INTO public.company_choice VALUES ('PRICE_CATEGORY_STRIPS', 'USD', 'USD 20');


--
-- Data for Name: email_code; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: ended_session; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: file; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: idempotency_key; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: identity_request; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: kept_choices; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-catalogue', '2026-11-27T02:30:00.915Z');
INSERT INTO public.kysely_migration VALUES ('0002-accounts', '2026-11-27T02:30:01.190Z');
INSERT INTO public.kysely_migration VALUES ('0003-administration', '2026-11-27T02:30:01.510Z');
INSERT INTO public.kysely_migration VALUES ('0004-price-history', '2026-11-27T02:30:01.599Z');
INSERT INTO public.kysely_migration VALUES ('0005-names', '2026-11-27T02:30:01.633Z');
INSERT INTO public.kysely_migration VALUES ('0006-mail-requests', '2026-11-27T02:30:01.679Z');
INSERT INTO public.kysely_migration VALUES ('0007-approvals', '2026-11-27T02:30:01.690Z');
INSERT INTO public.kysely_migration VALUES ('0008-mail-queue', '2026-11-27T02:30:01.702Z');
INSERT INTO public.kysely_migration VALUES ('0009-audit', '2026-11-27T02:30:01.721Z');
INSERT INTO public.kysely_migration VALUES ('0010-tidy', '2026-11-27T02:30:01.731Z');
INSERT INTO public.kysely_migration VALUES ('0011-confirmed-addresses', '2026-11-27T02:30:01.735Z');
INSERT INTO public.kysely_migration VALUES ('0012-confirmed-passwords', '2026-11-27T02:30:01.748Z');
INSERT INTO public.kysely_migration VALUES ('0013-idempotency-keys', '2026-11-27T02:30:01.781Z');
INSERT INTO public.kysely_migration VALUES ('0020-list-segments', '2026-11-27T02:30:01.856Z');
INSERT INTO public.kysely_migration VALUES ('0021-identity', '2026-11-27T02:30:01.912Z');
INSERT INTO public.kysely_migration VALUES ('0030-upload-templates', '2026-11-27T02:30:01.933Z');
INSERT INTO public.kysely_migration VALUES ('0031-price-change-time', '2026-11-27T02:30:01.944Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: list_change; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.list_change OVERRIDING SYSTEM VALUE VALUES (25, 'RELEASE-1');
INSERT INTO public.list_change OVERRIDING SYSTEM VALUE VALUES (26, 'RELEASE-1');


--
-- Data for Name: list_count; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.list_count VALUES ('product', 24);
INSERT INTO public.list_count VALUES ('price', 4);


--
-- Data for Name: list_generation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.list_generation VALUES (2);


--
-- Data for Name: list_segment; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.list_segment VALUES ('', 23, 23, 3, 3);


--
-- Data for Name: list_segment_company; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: login_failure; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: mail_queue; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: mail_request; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: one_time_link; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: price; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.price OVERRIDING SYSTEM VALUE VALUES (1, 'CL-RL-040-WHT-000001', '{20,19.25,18.5,17.85,17.4,16.95}', '{13.3,12.75,12.5,12.2,11.8,11.4}', 1);
INSERT INTO public.price OVERRIDING SYSTEM VALUE VALUES (2, 'CL-RL-040-YEL-000002', '{21,20.25,19.6,18.9,18.2,17.6,17.05,16.45,16.05,15.6,15.1,14.5,14.15,13.8,13.45,13,12.7}', '{13.95,13.55,13.2,12.7,12.25,12,11.75,11.5,11.1,10.75,10.45,10.25,9.95,9.65,9.35,9.1,8.8}', 1);
INSERT INTO public.price OVERRIDING SYSTEM VALUE VALUES (3, 'CL-RL-040-RED-000003', '{1.5,POA}', '{}', 2);
INSERT INTO public.price OVERRIDING SYSTEM VALUE VALUES (4, 'RELEASE-1', '{7.25}', '{}', 1);


--
-- Data for Name: price_change; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.price_change OVERRIDING SYSTEM VALUE VALUES (1, 3, 'CL-RL-040-RED-000003', '2026-11-27 02:30:13.961+00', 1, 'Marion Okafor', 'admin@pricebook.test', 'hand', NULL, '{22,21.5,20.95,20.15,19.7,18.95}', '{14.6,14.25,13.8,13.3,13.05,12.75}', '{1.5,POA}', '{}');
INSERT INTO public.price_change OVERRIDING SYSTEM VALUE VALUES (2, 4, 'RELEASE-1', '2026-11-27 02:30:16.833+00', 2, 'Tom Brandt', 'sales@pricebook.test', 'upload', 1, NULL, NULL, '{7.25}', '{}');


--
-- Data for Name: price_upload; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.price_upload OVERRIDING SYSTEM VALUE VALUES (1, 'prices.csv', '2026-11-27 02:30:16.833+00', 2, 'Tom Brandt', 'sales@pricebook.test', 1, 0, '{}', NULL, NULL);


--
-- Data for Name: product; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (1, 'CL-RL-040-WHT-000001', 'Court line roll', 'CLRL040WHT0', 'White, line roll, 40 mm × 25 m', 'roll', 25, 25, NULL, 2.06, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-040-wht-000001
clrl040wht0
white, line roll, 40 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-040-wht-000001');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (2, 'CL-RL-040-YEL-000002', 'Court line roll', 'CLRL040YEL1', 'Yellow, line roll, 40 mm × 25 m', 'roll', 25, 25, NULL, 2.06, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-040-yel-000002
clrl040yel1
yellow, line roll, 40 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-040-yel-000002');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (3, 'CL-RL-040-RED-000003', 'Court line roll', 'CLRL040RED2', 'Signal red, line roll, 40 mm × 25 m', 'roll', 25, 25, NULL, 2.06, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-040-red-000003
clrl040red2
signal red, line roll, 40 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-040-red-000003');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (4, 'CL-RL-040-BLU-000004', 'Court line roll', 'CLRL040BLU3', 'Blue, line roll, 40 mm × 25 m', 'roll', 25, 25, NULL, 2.06, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-040-blu-000004
clrl040blu3
blue, line roll, 40 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-040-blu-000004');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (5, 'CL-RL-040-GRN-000005', 'Court line roll', 'CLRL040GRN4', 'Green, line roll, 40 mm × 25 m', 'roll', 25, 25, NULL, 2.06, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-040-grn-000005
clrl040grn4
green, line roll, 40 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-040-grn-000005');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (6, 'CL-RL-040-ORG-000006', 'Court line roll', 'CLRL040ORG5', 'Orange, line roll, 40 mm × 25 m', 'roll', 25, 25, NULL, 2.06, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-040-org-000006
clrl040org5
orange, line roll, 40 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-040-org-000006');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (7, 'CL-RL-040-BLK-000007', 'Court line roll', 'CLRL040BLK6', 'Black, line roll, 40 mm × 25 m', 'roll', 25, 25, NULL, 2.06, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-040-blk-000007
clrl040blk6
black, line roll, 40 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-040-blk-000007');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (8, 'CL-RL-040-GRY-000008', 'Court line roll', 'CLRL040GRY7', 'Grey, line roll, 40 mm × 25 m', 'roll', 25, 25, NULL, 2.06, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-040-gry-000008
clrl040gry7
grey, line roll, 40 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-040-gry-000008');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (9, 'CL-RL-050-WHT-000009', 'Court line roll', 'CLRL050WHT8', 'White, line roll, 50 mm × 25 m', 'roll', 25, 25, NULL, 2.4, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-050-wht-000009
clrl050wht8
white, line roll, 50 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-050-wht-000009');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (10, 'CL-RL-050-YEL-000010', 'Court line roll', 'CLRL050YEL9', 'Yellow, line roll, 50 mm × 25 m', 'roll', 25, 25, NULL, 2.4, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-050-yel-000010
clrl050yel9
yellow, line roll, 50 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-050-yel-000010');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (11, 'CL-RL-050-RED-000011', 'Court line roll', 'CLRL050RED10', 'Signal red, line roll, 50 mm × 25 m', 'roll', 25, 25, NULL, 2.4, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-050-red-000011
clrl050red10
signal red, line roll, 50 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-050-red-000011');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (12, 'CL-RL-050-BLU-000012', 'Court line roll', 'CLRL050BLU11', 'Blue, line roll, 50 mm × 25 m', 'roll', 25, 25, NULL, 2.4, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-050-blu-000012
clrl050blu11
blue, line roll, 50 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-050-blu-000012');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (13, 'CL-RL-050-GRN-000013', 'Court line roll', 'CLRL050GRN12', 'Green, line roll, 50 mm × 25 m', 'roll', 25, 25, NULL, 2.4, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-050-grn-000013
clrl050grn12
green, line roll, 50 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-050-grn-000013');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (14, 'CL-RL-050-ORG-000014', 'Court line roll', 'CLRL050ORG13', 'Orange, line roll, 50 mm × 25 m', 'roll', 25, 25, NULL, 2.4, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-050-org-000014
clrl050org13
orange, line roll, 50 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-050-org-000014');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (15, 'CL-RL-050-BLK-000015', 'Court line roll', 'CLRL050BLK14', 'Black, line roll, 50 mm × 25 m', 'roll', 25, 25, NULL, 2.4, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-050-blk-000015
clrl050blk14
black, line roll, 50 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-050-blk-000015');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (16, 'CL-RL-050-GRY-000016', 'Court line roll', 'CLRL050GRY15', 'Grey, line roll, 50 mm × 25 m', 'roll', 25, 25, NULL, 2.4, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-050-gry-000016
clrl050gry15
grey, line roll, 50 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-050-gry-000016');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (17, 'CL-RL-075-WHT-000017', 'Court line roll', 'CLRL075WHT16', 'White, line roll, 75 mm × 25 m', 'roll', 25, 25, NULL, 3.17, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Inactive', '', 'court line roll
cl-rl-075-wht-000017
clrl075wht16
white, line roll, 75 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-075-wht-000017');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (18, 'CL-RL-075-YEL-000018', 'Court line roll', 'CLRL075YEL17', 'Yellow, line roll, 75 mm × 25 m', 'roll', 25, 25, NULL, 3.17, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-075-yel-000018
clrl075yel17
yellow, line roll, 75 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-075-yel-000018');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (19, 'CL-RL-075-RED-000019', 'Court line roll', 'CLRL075RED18', 'Signal red, line roll, 75 mm × 25 m', 'roll', 25, 25, NULL, 3.17, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-075-red-000019
clrl075red18
signal red, line roll, 75 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-075-red-000019');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (20, 'CL-RL-075-BLU-000020', 'Court line roll', 'CLRL075BLU19', 'Blue, line roll, 75 mm × 25 m', 'roll', 25, 25, NULL, 3.17, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-075-blu-000020
clrl075blu19
blue, line roll, 75 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-075-blu-000020');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (21, 'CL-RL-075-GRN-000021', 'Court line roll', 'CLRL075GRN20', 'Green, line roll, 75 mm × 25 m', 'roll', 25, 25, NULL, 3.17, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-075-grn-000021
clrl075grn20
green, line roll, 75 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-075-grn-000021');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (22, 'CL-RL-075-ORG-000022', 'Court line roll', 'CLRL075ORG21', 'Orange, line roll, 75 mm × 25 m', 'roll', 25, 25, NULL, 3.17, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Inactive', '', 'court line roll
cl-rl-075-org-000022
clrl075org21
orange, line roll, 75 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-075-org-000022');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (23, 'CL-RL-075-BLK-000023', 'Court line roll', 'CLRL075BLK22', 'Black, line roll, 75 mm × 25 m', 'roll', 25, 25, NULL, 3.17, '1 roll', 'In stock', '{Tennis,Netball,Basketball,Multi-sport}', 'Line marking', false, '{}', false, 'Active', '', 'court line roll
cl-rl-075-blk-000023
clrl075blk22
black, line roll, 75 mm × 25 m
roll
1 roll
in stock
tennis
netball
basketball
multi-sport
line marking', 1, 'cl-rl-075-blk-000023');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (24, 'RELEASE-1', '', '', 'Größe “6”', '', NULL, NULL, NULL, NULL, '', '', '{}', '', NULL, '{}', NULL, 'Active', '', 'release-1
größe “6”', 1, 'release-1');


--
-- Data for Name: product_company; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: setting; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.setting VALUES ('seed', '{"kind":"number","prices":3}');
INSERT INTO public.setting VALUES ('auth-secret', 'LsauOg7lV2iGFoqiVGGyXPLSOt9zweN0z1hMv2NRoYCtbhPgZw_aV2wk0jPpTG4E');


--
-- Data for Name: sign_in_code; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: upload_template; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: account_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.account_id_seq', 4, true);


--
-- Name: audit_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_id_seq', 3, true);


--
-- Name: company_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.company_id_seq', 6, true);


--
-- Name: list_change_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.list_change_id_seq', 26, true);


--
-- Name: login_failure_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.login_failure_id_seq', 1, false);


--
-- Name: mail_queue_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.mail_queue_id_seq', 1, false);


--
-- Name: mail_request_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.mail_request_id_seq', 1, false);


--
-- Name: outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.outbox_id_seq', 1, false);


--
-- Name: price_change_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.price_change_id_seq', 2, true);


--
-- Name: price_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.price_id_seq', 4, true);


--
-- Name: price_upload_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.price_upload_id_seq', 1, true);


--
-- Name: product_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.product_id_seq', 24, true);


--
-- Name: upload_template_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.upload_template_id_seq', 1, false);


--
-- Name: account account_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_email_key UNIQUE (email);


--
-- Name: account_identity account_identity_account_id_issuer_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_identity
    ADD CONSTRAINT account_identity_account_id_issuer_key UNIQUE (account_id, issuer);


--
-- Name: account_identity account_identity_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_identity
    ADD CONSTRAINT account_identity_pkey PRIMARY KEY (issuer, subject);


--
-- Name: account account_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);


--
-- Name: audit audit_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);


--
-- Name: company_choice company_choice_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.company_choice
    ADD CONSTRAINT company_choice_pkey PRIMARY KEY (field, currency, value);


--
-- Name: company company_company_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_company_name_key UNIQUE (company_name);


--
-- Name: company company_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_pkey PRIMARY KEY (id);


--
-- Name: email_code email_code_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_code
    ADD CONSTRAINT email_code_pkey PRIMARY KEY (account_id);


--
-- Name: ended_session ended_session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ended_session
    ADD CONSTRAINT ended_session_pkey PRIMARY KEY (token_hash);


--
-- Name: file file_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_pkey PRIMARY KEY (id);


--
-- Name: idempotency_key idempotency_key_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (account_id, key);


--
-- Name: identity_request identity_request_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.identity_request
    ADD CONSTRAINT identity_request_pkey PRIMARY KEY (state_hash);


--
-- Name: kept_choices kept_choices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kept_choices
    ADD CONSTRAINT kept_choices_pkey PRIMARY KEY (scope, company_id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: list_change list_change_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_change
    ADD CONSTRAINT list_change_pkey PRIMARY KEY (id);


--
-- Name: list_count list_count_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_count
    ADD CONSTRAINT list_count_pkey PRIMARY KEY (list);


--
-- Name: list_segment_company list_segment_company_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_segment_company
    ADD CONSTRAINT list_segment_company_pkey PRIMARY KEY (company_id, first_sku);


--
-- Name: list_segment list_segment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_segment
    ADD CONSTRAINT list_segment_pkey PRIMARY KEY (first_sku);


--
-- Name: login_failure login_failure_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_failure
    ADD CONSTRAINT login_failure_pkey PRIMARY KEY (id);


--
-- Name: mail_queue mail_queue_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);


--
-- Name: mail_request mail_request_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_request
    ADD CONSTRAINT mail_request_pkey PRIMARY KEY (id);


--
-- Name: one_time_link one_time_link_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_link
    ADD CONSTRAINT one_time_link_pkey PRIMARY KEY (token_hash);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: price_change price_change_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_change
    ADD CONSTRAINT price_change_pkey PRIMARY KEY (id);


--
-- Name: price price_main_sku_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price
    ADD CONSTRAINT price_main_sku_key UNIQUE (main_sku);


--
-- Name: price price_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price
    ADD CONSTRAINT price_pkey PRIMARY KEY (id);


--
-- Name: price_upload price_upload_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_upload
    ADD CONSTRAINT price_upload_pkey PRIMARY KEY (id);


--
-- Name: product_company product_company_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_company
    ADD CONSTRAINT product_company_pkey PRIMARY KEY (product_id, company_id);


--
-- Name: product product_main_sku_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_main_sku_key UNIQUE (main_sku);


--
-- Name: product product_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (id);


--
-- Name: setting setting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (key);


--
-- Name: sign_in_code sign_in_code_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_code
    ADD CONSTRAINT sign_in_code_pkey PRIMARY KEY (code_hash);


--
-- Name: upload_template upload_template_name_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.upload_template
    ADD CONSTRAINT upload_template_name_key_key UNIQUE (name_key);


--
-- Name: upload_template upload_template_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.upload_template
    ADD CONSTRAINT upload_template_pkey PRIMARY KEY (id);


--
-- Name: account_approved_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_approved_by ON public.account USING btree (approved_by);


--
-- Name: account_company; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_company ON public.account USING btree (company_id);


--
-- Name: account_picture; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_picture ON public.account USING btree (picture_id);


--
-- Name: account_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_search ON public.account USING gin (search_text public.gin_trgm_ops);


--
-- Name: audit_access; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_access ON public.audit USING btree (id) WHERE is_access;


--
-- Name: audit_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_at ON public.audit USING btree (at);


--
-- Name: audit_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_kind ON public.audit USING btree (kind, id);


--
-- Name: company_name_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX company_name_key ON public.company USING btree (name_key);


--
-- Name: company_name_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX company_name_search ON public.company USING gin (search_name public.gin_trgm_ops);


--
-- Name: company_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX company_search ON public.company USING gin (search_text public.gin_trgm_ops);


--
-- Name: file_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX file_created ON public.file USING btree (created_at, id);


--
-- Name: idempotency_key_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_key_time ON public.idempotency_key USING btree (requested_at);


--
-- Name: list_segment_company_sku; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX list_segment_company_sku ON public.list_segment_company USING btree (first_sku);


--
-- Name: login_failure_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX login_failure_subject ON public.login_failure USING btree (subject, failed_at);


--
-- Name: login_failure_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX login_failure_time ON public.login_failure USING btree (failed_at);


--
-- Name: mail_queue_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_queue_due ON public.mail_queue USING btree (next_attempt_at, id);


--
-- Name: mail_request_address; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_request_address ON public.mail_request USING btree (address, requested_at);


--
-- Name: mail_request_recipient; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_request_recipient ON public.mail_request USING btree (recipient, requested_at);


--
-- Name: mail_request_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_request_time ON public.mail_request USING btree (requested_at);


--
-- Name: one_time_link_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX one_time_link_account ON public.one_time_link USING btree (account_id, purpose);


--
-- Name: one_time_link_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX one_time_link_expiry ON public.one_time_link USING btree (expires_at);


--
-- Name: one_time_link_recipient; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX one_time_link_recipient ON public.one_time_link USING btree (recipient_id);


--
-- Name: price_change_price; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX price_change_price ON public.price_change USING btree (price_id, id);


--
-- Name: price_change_sku; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX price_change_sku ON public.price_change USING btree (main_sku, id);


--
-- Name: price_change_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX price_change_time ON public.price_change USING btree (changed_at, id);


--
-- Name: price_change_upload; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX price_change_upload ON public.price_change USING btree (upload_id, price_id, id);


--
-- Name: price_upload_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX price_upload_account ON public.price_upload USING btree (account_id, id);


--
-- Name: product_company_company; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_company_company ON public.product_company USING btree (company_id);


--
-- Name: product_group; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_group ON public.product USING btree (group_name);


--
-- Name: product_picture; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_picture ON public.product USING btree ("right"(image_url, 22)) WHERE (image_url <> ''::text);


--
-- Name: product_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_search ON public.product USING gin (search_text public.gin_trgm_ops);


--
-- Name: product_sku_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX product_sku_key ON public.product USING btree (sku_key);


--
-- Name: account account_approved_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES public.account(id) ON DELETE SET NULL;


--
-- Name: account account_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id);


--
-- Name: account_identity account_identity_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_identity
    ADD CONSTRAINT account_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;


--
-- Name: account account_picture_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.file(id);


--
-- Name: email_code email_code_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_code
    ADD CONSTRAINT email_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;


--
-- Name: idempotency_key idempotency_key_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;


--
-- Name: one_time_link one_time_link_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_link
    ADD CONSTRAINT one_time_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;


--
-- Name: one_time_link one_time_link_recipient_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_link
    ADD CONSTRAINT one_time_link_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES public.account(id) ON DELETE CASCADE;


--
-- Name: price_change price_change_upload_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_change
    ADD CONSTRAINT price_change_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES public.price_upload(id);


--
-- Name: price price_main_sku_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price
    ADD CONSTRAINT price_main_sku_fkey FOREIGN KEY (main_sku) REFERENCES public.product(main_sku) ON UPDATE CASCADE;


--
-- Name: product_company product_company_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_company
    ADD CONSTRAINT product_company_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id);


--
-- Name: product_company product_company_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_company
    ADD CONSTRAINT product_company_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;


--
-- Name: sign_in_code sign_in_code_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_code
    ADD CONSTRAINT sign_in_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


