import type { Aisle } from '../aisle.ts'

export const bakery: readonly Aisle[] = [
  {
    category: 'Bakery',
    place: 'Pantry',
    days: 4,
    rank: 2,
    entries: `
      Bread: -bread brd sourdough white_bread whole_wheat_bread wheat_bread rye_bread sandwich_bread multigrain_bread sliced_bread soda_bread
        -brot vollkornbrot roggenbrot weißbrot mischbrot ~pain ~pains pain_de_mie pain_complet ~pan pan_de_molde pan_integral barra_de_pan ~pão
        pão_de_forma pão_integral pãozinho ~pane panino -brood volkorenbrood stokbrood chleb ekmek ekmeği -bröd limpa rugbrød grovbrød leipä
        ruisleipä chléb kenyér pâine pumpernickel boulangerie broa bisnaguinha ciabatta focaccia
      Toast: toast toastbrot sandwich_toast buttertoast vollkorntoast biscottes zwieback beschuit pan_tostado torradas fette_biscottate sucharki
        rusks melba_toast tost_ekmeği
      Baguette: baguette baguettes bagietka baget stangenbrot
      Bagels: bagel bagels
      Buns: ~bun buns burger_buns hamburger_buns hot_dog_buns brioche_buns slider_buns hamburgerbrötchen pains_burger pan_de_hamburguesa hamburgerbröd
      Rolls: ~roll ~rolls dinner_rolls bread_rolls -brötchen brötchen -semmel semmel bolillo bollo ~-bollen krentenbol bułka bułki kajzerka rohlík zsemle
        sämpylä petits_pains bolle rundstykker panini_bread kaiserbrötchen laugen
      Croissants: croissant croissants cornetto cornetti kruasan rogal medialunas
      Tortillas+: tortilla tortillas flour_tortillas corn_tortillas tortilla_wraps wrap wraps piadina piadine taco_shells tortillaer tortilleja
      Pita Bread: pita pita_bread pitabrot fladenbrot pain_pita lavash pide pitas pitabröd pan_de_pita
      Naan: naan naan_bread naans
      English Muffins: english_muffins english_muffin crumpets crumpet
      Muffins: muffin muffins cupcake cupcakes magdalenas madeleines
      Donuts: donut donuts doughnut doughnuts pączek pączki berliner krapfen beignets kobliha gogoși munkki
      Cake: cake cakes pound_cake cheesecake -kuchen -torte gâteau gâteaux tarta pastel bolo torta torte -taart ciasto tårta kage kake kakku dort
        sütemény tort kek pasta_kek keks_kuchen stollen panettone pandoro lebkuchenhaus swiss_roll sponge_cake sernik
      Pie: apple_pie pumpkin_pie pie_crust tarte quiche apfelstrudel strudel
      Pastries: pastry pastries danish_pastry viennoiserie chausson drożdżówka kanelbulle bulle ~kaka empanada empanadas poğaça simit rosca
        pain_au_chocolat pains_au_chocolat brioche brioches cinnamon_rolls wienerbrød bułeczki napolitanas
      Soft Pretzels: ~brezel ~pretzel laugenbrezel soft_pretzels
      Crispbread: crispbread knäckebrot knäckebröd knekkebrød näkkileipä pain_croustillant knækbrød crisp_bread
      Waffles: belgian_waffles gaufres waffles wafels vafler
      Pancakes: pancakes crêpes crepes pannkakor pfannkuchen pannenkoeken naleśniki blini
    `,
  },
]
