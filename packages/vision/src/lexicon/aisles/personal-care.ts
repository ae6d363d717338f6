import type { Aisle } from '../aisle.ts'

export const personal_care: readonly Aisle[] = [
  {
    category: 'Personal Care',
    place: 'Bathroom',
    days: null,
    rank: 3,
    entries: `
      Shampoo: shampoo shampoos shmp shampooing champú xampu champô szampon şampuan schampo sjampo sampon šampon șampon anti_dandruff haarshampoo
      Conditioner: conditioner hair_conditioner haarspülung après_shampooing acondicionador condicionador balsamo_capelli odżywka saç_kremi hårbalsam hoitoaine
      Toothpaste: ~crest toothpaste zahnpasta zahncreme dentifrice dentífrico pasta_dental pasta_de_dientes creme_dental dentifricio tandpasta pasta_do_zębów diş_macunu tandkräm
        tannkrem hammastahna zubní_pasta fogkrém pastă_de_dinți
      Toothbrush: toothbrush toothbrushes zahnbürste brosse_à_dents cepillo_dientes cepillo_de_dientes escova_dental escova_de_dentes spazzolino tandenborstel szczoteczka
        diş_fırçası tandborste tannbørste hammasharja zubní_kartáček fogkefe
      Mouthwash: mouthwash mundspülung mundwasser bain_de_bouche enjuague_bucal colutorio collutorio mondwater płyn_do_płukania_ust munskölj
      Dental Floss: floss dental_floss zahnseide fil_dentaire hilo_dental fio_dental filo_interdentale
      Soap: ~dove soap bar_soap hand_soap liquid_soap -seife seife handseife savon savon_liquide jabón jabón_de_manos sabonete sapone -zeep handzeep mydło sabun sıvı_sabun
        tvål såpe sæbe saippua mýdlo szappan săpun hand_wash handwash
      Hand Sanitizer: hand_sanitizer sanitizer handdesinfektion gel_hydroalcoolique gel_hidroalcohólico álcool_gel
      Body Wash: body_wash shower_gel duschgel duschbad gel_douche gel_ducha gel_de_ducha gel_de_banho bagnoschiuma doccia_schiuma docciaschiuma douchegel
        żel_pod_prysznic duş_jeli duschkräm dusjsåpe suihkugeeli sprchový_gel tusfürdő gel_de_duș bubble_bath
      Deodorant: ~axe deodorant antiperspirant anti_perspirant ~deo deospray deoroller déodorant desodorante deodorante dezodorant deodorantti antyperspirant dezodor
      Lotion: lotion body_lotion moisturizer moisturizing_lotion moisturizing_cream bodylotion hautcreme reinigungsmilch lait_corps loción crema_corporal crema_corpo
        balsam_do_ciała vücut_losyonu
      Hand Cream: hand_cream handcreme crème_mains crème_pour_les_mains crema_de_manos creme_de_mãos crema_mani handcrème krem_do_rąk handkräm käsivoide
      Face Cream: face_cream gesichtscreme crème_visage day_cream night_cream crema_facial crema_viso
      Sunscreen: sunscreen sunblock sonnencreme sonnenmilch crème_solaire protector_solar crema_solar protetor_solar crema_solare zonnebrand krem_do_opalania solkräm
        güneş_kremi aurinkovoide
      Lip Balm: lip_balm lippenpflege lippenbalsam chapstick baume_à_lèvres bálsamo_labial burrocacao lippenbalsem
      Razors: razor razors ~shaving rasierer rasierklingen rasoir rasoirs ~afeitar cuchillas_de_afeitar lâmina_de_barbear rasoio scheermesjes maszynka_do_golenia rakhyvlar
      Shaving Cream: shaving_cream shaving_foam shave_gel rasierschaum rasiergel mousse_à_raser espuma_de_afeitar schiuma_da_barba scheerschuim pianka_do_golenia
        tıraş_köpüğü raklödder
      Tampons: tampon tampons tampony tampones
      Pads: ~always sanitary_pads sanitary_napkins ~pads ~binden slipeinlagen serviettes_hygiéniques compresas absorvente absorventes assorbenti maandverband podpaski
        ~hijyenik ~bindor panty_liners pantyliners
      Diapers: diaper diapers nappies windeln couches pañales fralda fraldas pannolini luiers pieluchy pieluszki bebek_bezi blöjor bleier vaipat pleny pelenka scutece
        training_pants
      Baby Wipes: baby_wipes babyfeuchttücher lingettes_bébé toallitas_bebé
      Cotton Pads: ~cotton cotton_balls cotton_pads cotton_swabs wattepads wattestäbchen ~coton cotons_tiges bastoncillos hastes_flexíveis wacik patyczki q_tips
      Makeup: makeup mascara lipstick foundation_makeup eyeliner nail_polish nagellack
      Hair Spray: hair_spray hairspray haarspray laque_cheveux laca lacca lakier_do_włosów hair_gel haargel styling_gel
      Hair Dye: hair_color hair_colour haarfarbe coloration_cheveux
      Band-Aids: band_aid band_aids bandages adhesive_bandages pflaster pansements tiritas cerotti pleisters plastry yara_bandı
      Painkillers: pain_relief pain_reliever ibuprofen aspirin acetaminophen paracetamol ibuprofeno paracétamol aspirina painkiller
      Vitamins: ~vitamins multivitamin multivitamins vitamin_c_tablets vitamine_tabletten vitaminas_tabletas fish_oil omega_3_capsules dietary_supplement
        nahrungsergänzungsmittel complément_alimentaire probiotic_capsules
      Antacid: antacid antacids
      Cough Syrup: cough_syrup cough_drops hustensaft sirop_toux jarabe_para_la_tos
      Condoms: condoms kondome ~préservatifs ~preservativos
      Contact Lens Solution: contact_lens_solution saline_solution kontaktlinsen
    `,
  },
]
