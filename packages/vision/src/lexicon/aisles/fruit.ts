import type { Aisle } from '../aisle.ts'

export const fruit: readonly Aisle[] = [
  {
    category: 'Produce',
    place: 'Fridge',
    days: 7,
    rank: 1,
    entries: `
      Strawberries: strawberry strawberries erdbeer erdbeere erdbeeren fraise fraises fresa fresas frutillas morango morangos fragola fragole aardbei
        aardbeien truskawka truskawki çilek jordgubb jordgubbar jordbær mansikka jahody eper căpșuni
      Blueberries: blueberry blueberries heidelbeer heidelbeeren blaubeeren myrtille myrtilles arándano arándanos mirtilo mirtilli bosbessen borówka
        borówki blåbär blåbær mustikka borůvky áfonya afine
      Raspberries: raspberry raspberries himbeer himbeeren framboise framboises frambuesa frambuesas framboesa lampone lamponi framboos frambozen malina
        maliny ahududu hallon hindbær vadelma málna zmeură
      Blackberries: blackberry blackberries brombeeren mûres moras amoras more_frutta bramen jeżyny björnbär
      Cranberries: cranberry cranberries preiselbeeren canneberges żurawina lingon karpalo
      Berries: berries ~-beere ~-beeren mixed_berries frutti_di_bosco fruits_rouges frutos_rojos owoce_leśne
      Cherries: cherry cherries kirsche kirschen cerise cerises cerezas cereja ciliegie kersen czereśnie wiśnie kiraz vişne körsbär kirsebær kirsikka
        třešně cseresznye cireșe
      Grapes: grape grapes red_grapes green_grapes seedless_grapes traube trauben weintrauben ~raisin ~uva uvas druiven winogrono winogrona üzüm vindruvor
        druer viinirypäle hrozny szőlő struguri
      Peaches: peach peaches pfirsich pfirsiche pêche pêches melocotón melocotones durazno duraznos pêssego pesca pesche perzik perziken brzoskwinia
        brzoskwinie şeftali persika persikor fersken persikka broskve őszibarack piersici
      Plums: plum plums pflaume pflaumen zwetschge zwetschgen ~prune ciruela ciruelas ameixa prugne pruim pruimen śliwka śliwki erik plommon luumu
      Nectarines: nectarine nectarines nektarinen nektarinki
      Apricots: apricot apricots aprikose aprikosen abricot abricots albaricoque damasco albicocca albicocche abrikoos morela morele kayısı aprikos meruňky
      Pears: pear pears birne birnen ~poire poires ~pera ~peras ~pere peer peren gruszka gruszki armut päron pærer päärynä hrušky körte
      Kiwis: kiwi kiwis kiwifruit
    `,
  },
  {
    category: 'Produce',
    place: 'Pantry',
    days: 10,
    rank: 1,
    entries: `
      Apples: apple apples gala_apples honeycrisp granny_smith fuji_apples apfel äpfel -apfel pomme manzana manzanas maçã maçãs mela mele appel appels
        -appelen jabłko jabłka elma äpple äpplen æbler epler omena jablka alma_gyümölcs mere_fructe
      Bananas: banana bananas -banane bananen banane bananes plátano plátanos banano banaan banan banany muz bananer banaani banány banán
      Oranges: orange oranges navel_oranges orangen saftorangen apfelsinen naranja naranjas laranja laranjas arancia arance sinaasappel sinaasappels
        pomarańcza pomarańcze portakal apelsin apelsiner appelsiner appelsiini pomeranče narancs portocale
      Mandarins: mandarin mandarins clementine clementines tangerine tangerines satsumas mandarine mandarinen clementinen mandarina mandarinas tangerina mexerica
        mandarino mandarini mandarynka mandarynki mandalina mandariini mandarinky
      Lemons: lemon lemons zitrone zitronen citron citrons limón limones limão limões limone limoni citroen cytryna cytryny ~limon citroner sitruuna
        citrony citrom lămâi
      Limes: lime limes limette limetten citron_vert lima_fruta limonka
      Grapefruit: grapefruit grapefruits pampelmuse pamplemousse pomelo toranja pompelmo greippi
      Melon: melon melons cantaloupe honeydew -melone melón meloen ~kavun cantaloup galiamelone
      Watermelon: watermelon wassermelone pastèque sandía melancia anguria watermeloen arbuz karpuz vattenmelon vesimeloni
      Pineapple: pineapple pineapples ananas piña abacaxi
      Mango: mango mangoes mangos manga_fruta
      Papaya: papaya papayas mamão
      Pomegranate: pomegranate granatapfel grenade granada romã melograno ~nar granatäpple
      Figs: fig figs feige feigen figue figues higo higos fichi vijgen figi incir
      Coconut: coconut kokosnuss noix_de_coco ~coco cocco kokosnoot hindistan_cevizi kokos
      Dates: ~dates medjool medjool_dates datteln dattes dátiles tâmaras datteri dadels daktyle hurma dadlar taatelit
      Fruit: ~fruit ~fruits ~obst ~fruta ~frutas ~frutta ~owoce ~meyve ~frukt fruit_salad fruit_cups fruit_cup fruit_bowls ovoce gyümölcs
    `,
  },
]
