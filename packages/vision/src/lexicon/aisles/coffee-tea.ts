import type { Aisle } from '../aisle.ts'

export const coffee_tea: readonly Aisle[] = [
  {
    category: 'Beverages',
    place: 'Pantry',
    days: 365,
    rank: 2,
    entries: `
      Coffee+: ~jacobs coffee coffees espresso cappuccino decaf dark_roast medium_roast light_roast french_roast breakfast_blend house_blend whole_bean ground_coffee -kaffee kaffee
        kaffeebohnen röstkaffee gemahlener_kaffee café café_moulu café_molido café_en_grano café_torrado café_em_grãos caffè caffe koffie koffiebonen kawa
        kawa_mielona kawa_ziarnista kahve türk_kahvesi kaffe bryggkaffe kahvi suodatinkahvi ~káva kávé cafea arabica 100%_arabica
      Instant Coffee: instant_coffee instantkaffee löslicher_kaffee löskaffee café_soluble café_instantâneo caffè_solubile oploskoffie kawa_rozpuszczalna
        hazır_kahve snabbkaffe pulverkaffe pikakahvi instantní_káva 3_in_1_coffee
      Coffee Pods: coffee_pods coffee_capsules k_cup k_cups k_cup_pods kaffeekapseln kaffeepads capsules_de_café cápsulas_de_café capsule_caffè koffiepads
        koffiecups kapsułki_do_kawy dosettes
      Iced Coffee: iced_coffee cold_brew cold_brew_coffee eiskaffee latte_macchiato caffè_latte caffe_latte café_frappé ijskoffie iskaffe frappuccino
      Tea+: tea teas tea_bags -tee ~tee schwarztee schwarzer_tee thé thés the_vert the_noir thé_noir ~té té_negro chá chás ~tè tè_nero ~thee zwarte_thee
        herbata herbata_czarna çay siyah_çay ~te svart_te tebreve teepussi ~čaj černý_čaj ~ceai earl_grey english_breakfast black_tea darjeeling assam ceylon
        chai oolong rooibos orange_pekoe breakfast_tea teebeutel
      Green Tea+: green_tea grüntee grüner_tee thé_vert té_verde chá_verde tè_verde groene_thee zielona_herbata yeşil_çay grönt_te sencha jasmine_tea matcha
        matcha_powder zelený_čaj vihreä_tee zöld_tea
      Herbal Tea: herbal_tea kräutertee tisane tisanes ~infusion infusiones infusión camomilla chamomile chamomile_tea kamillentee manzanilla camomile peppermint_tea
        pfefferminztee pfefferminze früchtetee fruit_tea kruidenthee herbata_owocowa rumianek melisa ıhlamur bitki_çayı örtte ginger_tea lemon_ginger_tea yerba_mate mate_cocido
        fencheltee rooiboostee bylinný_čaj gyógytea
      Hot Chocolate: hot_chocolate hot_cocoa drinking_chocolate trinkschokolade chocolat_chaud chocolate_a_la_taza cioccolata_calda warme_chocolademelk gorąca_czekolada
        sıcak_çikolata varm_choklad cocoa_mix kaakao
      Cocoa+: cocoa kakao ~cacao kakaopulver kakaogetränk poudre_chocolatée cacao_soluble kakaopulver_getränk
    `,
  },
]
