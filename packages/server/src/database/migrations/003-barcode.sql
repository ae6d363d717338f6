-- The codes of an item, several each; one code means one item of a household at a time, and the newest wins.
create table item_barcode (
  household_id bigint not null,
  barcode text not null,
  item_id bigint not null,
  added_at timestamptz not null default now(),
  primary key (household_id, barcode),
  foreign key (household_id, item_id) references item on delete cascade
);
create index item_barcode_by_item on item_barcode (household_id, item_id);

-- What a household calls the product of a code: kept when the item is gone, since it will be bought again.
create table household_barcode_name (
  household_id bigint not null references household on delete cascade,
  barcode text not null,
  item_name text not null,
  brand text,
  category text,
  item_weight numeric(13, 3),
  item_weight_unit text,
  image_url text,
  named_at timestamptz not null default now(),
  primary key (household_id, barcode)
);

-- What the look-up service said, for everybody on this server; product_name is null where it knew nothing.
create table product_cache (
  barcode text primary key,
  product_name text,
  brand text,
  quantity text,
  categories text,
  image_source text,
  fetched_at timestamptz not null default now()
);

-- Pictures of products, fetched once; the token is all that an address of ours tells.
create table product_image (
  token text primary key,
  image_source text not null unique,
  image bytea,
  failed_at timestamptz
);

-- The public dump of products that an operator has imported.
create table catalogue_product (
  barcode text collate "C" primary key,
  product_name text not null,
  brand text,
  quantity text,
  categories text,
  image_source text,
  -- The words of name and brand as they are searched: small letters without marks, one space between.
  search_text text not null
);
create index catalogue_product_words on catalogue_product
  using gin (array_to_tsvector(string_to_array(search_text, ' ')));

-- The words of the catalogue, each once: a word typed wrong is found here by its trigrams, not in millions of names.
create extension if not exists pg_trgm;
create table catalogue_word (
  word text collate "C" primary key,
  products integer not null
);
create index catalogue_word_trigrams on catalogue_word using gin (word gin_trgm_ops);

-- How far an import has come; written with each batch, so that the next run goes on behind the last one.
create table catalogue_import (
  source_hash text primary key,
  source text not null,
  rows_read bigint not null default 0,
  rows_kept bigint not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
