import type { Aisle } from '../aisle.ts'

export const alcohol: readonly Aisle[] = [
  {
    category: 'Beverages',
    place: 'Pantry',
    days: 365,
    rank: 2,
    entries: `
      Beer+: ~corona ~moritz ~estrella beer beers ale ~ales lager ipa pale_ale india_pale_ale stout porter pilsner pilsener pilsen pils -bier bier hefeweizen ~weizen weissbier weißbier
        ~helles radler bière bières cerveza cervezas cerveja cervejas birra birre piwo piwa bira ~öl folköl starköl ~øl olut pivo sör ~bere bere_blondă
        craft_beer light_beer alkoholfreies_bier brewing brewery brauerei brasserie_bière cervecería browar pilsener_bier premium_lager
      Wine+: wine wines -wein ~vin ~vins vino vinos vinho vinhos -wijn wino wina ~şarap ~-vin viini víno bor_száraz rosé_wine rosé
      Red Wine+: red_wine rotwein vin_rouge vino_tinto tinto vinho_tinto vino_rosso rode_wijn wino_czerwone cabernet cabernet_sauvignon merlot pinot_noir
        malbec shiraz syrah tempranillo chianti rioja zinfandel bordeaux kırmızı_şarap primitivo montepulciano rödvin rødvin
      White Wine+: white_wine weißwein weisswein vin_blanc vino_blanco vinho_branco vino_bianco witte_wijn wino_białe chardonnay sauvignon_blanc riesling pinot_grigio
        pinot_gris moscato beyaz_şarap vitt_vin grauburgunder vinho_verde grüner_veltliner
      Sparkling Wine: sparkling_wine champagne prosecco sekt cava ~crémant crémant spumante espumante wino_musujące mousserende skumppa asti champán
        champanhe brut_champagne šampaňské pezsgő
      Cider: cider hard_cider cidre sidra apfelwein siideri cydr
      Hard Seltzer: hard_seltzer spiked_seltzer hard_lemonade
      Vodka: vodka wodka wódka votka vodca
      Whiskey+: whiskey whisky bourbon scotch scotch_whisky whiskies tennessee_whiskey single_malt viski
      Rum+: rum rhum ~ron_añejo spiced_rum white_rum rommi ron_blanco
      Gin: gin london_dry_gin dry_gin
      Tequila: tequila mezcal
      Brandy: brandy cognac armagnac grappa cachaça koniak calvados pisco
      Liqueur: liqueur liqueurs likör licor amaretto triple_sec limoncello baileys_irish irish_cream coffee_liqueur kräuterlikör likier schnaps ouzo aperitivo
        vermouth vermut likööri rakı aperitif sangria aquavit akvavit
      Sake: ~sake junmai soju
      Cocktail: margarita_mix cocktail_mix margarita piña_colada_mix bloody_mary_mix mojito_mix
    `,
  },
]
