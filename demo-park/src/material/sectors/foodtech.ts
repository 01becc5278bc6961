import { sector } from '../sector';

export const foodtech = sector({
  id: 'foodtech',
  label: { en: 'food and agriculture', fr: 'alimentation et agriculture' },
  tags: ['nutrition', 'agritech', 'fermentation'],
  companies: `
    Légumea | chickpea-based cheeses | cheeses | melt on a raclette grill as they should | fromages à base de pois chiches | fromages | fondent sur un four à raclette comme il se doit | large kitchens
    Fermentivo | fermented sauces from brewery grains | sauces | turn spent malt into something chefs ask for | sauces fermentées à base de drêches | sauces | font du malt épuisé un produit que les chefs réclament | large kitchens
    Agrolume | lamps for vertical farms | lamps | give each plant the light it asks for | lampes pour fermes verticales | lampes | donnent à chaque plante la lumière qu'elle demande | vertical farms
    Cacaovie | cocoa made from the whole fruit | cocoa blocks | sweeten chocolate without added sugar | cacaos issus du fruit entier | cacaos | sucrent le chocolat sans sucre ajouté | chocolate makers
    Pastorale Data | collars for cows on alpine pastures | collars | find the herd in the fog | colliers pour vaches d'alpage | colliers | retrouvent le troupeau dans le brouillard | organic farms
    Nutrilac | infant formulas from oat and barley | formulas | suit children who cannot drink milk | laits infantiles à l'avoine et à l'orge | laits | conviennent aux enfants qui ne supportent pas le lait | maternity clinics
    Insectara | protein flours from insects | flours | feed trout with what the city throws away | farines protéinées d'insectes | farines | nourrissent des truites avec ce que la ville jette | fish farms
    Croûtelle | packaging films made of bran | films | dissolve in the soup or in the compost | films d'emballage à base de son | films | se dissolvent dans la soupe ou dans le compost | village bakeries
    Vinosens | sensors for wine cellars | sensors | follow every barrel without opening it | capteurs pour caves à vin | capteurs | suivent chaque fût sans l'ouvrir | wine growers
    Racinea | seed coatings | coatings | help wheat through its first dry month | enrobages de semences | enrobages | aident le blé à passer son premier mois sec | organic farms
    Menuelle | planning tools for canteens | tools | throw away a third less | outils de planification pour cantines | outils | réduisent d'un tiers ce que l'on jette | school canteens
    Apiora | hives that weigh themselves | hives | tell the beekeeper when a colony wants to leave | ruches qui se pèsent elles-mêmes | ruches | disent à l'apiculteur quand une colonie veut partir | organic farms
    Froidure | coolers without compressor | coolers | keep fish fresh on a market stall for a day | glacières sans compresseur | glacières | gardent le poisson frais un jour entier sur un étal | market traders
  `,
  customers: `
    village bakeries | boulangeries de village
    school canteens | cantines scolaires
    cheese makers | fromagers
    organic farms | exploitations biologiques
    large kitchens | grandes cuisines
    vertical farms | fermes verticales
    chocolate makers | chocolatiers
    maternity clinics | maternités
    fish farms | piscicultures
    wine growers | vignerons
    market traders | commerçants de marché
  `,
  results: `
    In a comparison by a school of agricultural and food sciences, the {short} came second of five products. | Dans la comparaison d'une haute école agronomique et alimentaire, les {short} arrivent au deuxième rang sur cinq.
    The largest customer had ordered for one season and has now signed a contract for three years. | Le plus gros client avait commandé pour une saison ; il vient de signer pour trois ans.
    Three customers took part in a one-year trial, and all three have placed an order. | Trois clients ont participé à un essai d'un an ; tous ont passé commande.
    An independent institute has confirmed the figures that the company publishes. | Un institut indépendant a confirmé les chiffres publiés par l'entreprise.
    In the first year, demand was twice what the team had planned; orders are now delivered within two weeks. | La première année, la demande a été le double de ce que l'équipe avait prévu ; les commandes sont maintenant livrées en deux semaines.
    The {short} are now sold in eleven cantons. | Les {short} se vendent désormais dans onze cantons.
    Of 140 customers asked in a survey, 126 would recommend the {short}. | Sur 140 clients interrogés, 126 recommanderaient les {short}.
  `,
  topics: `
    Tasting: proteins of tomorrow | Dégustation : les protéines de demain | Eight products, one jury, no labels until the end. | Huit produits, un jury, aucune étiquette avant la fin.
    Shelf life without preservatives | Conserver sans conservateurs | Acidity, salt, pressure and patience, with a microbiologist who has seen it all. | Acidité, sel, pression et patience, avec une microbiologiste qui a tout vu.
    What farmers want from technology | Ce que les paysans attendent de la technique | Four farmers answer, engineers take notes. | Quatre paysans répondent, les ingénieurs prennent des notes.
    From kitchen to factory | De la cuisine à l'usine | Making the same sauce two thousand times: scaling a recipe. | Faire deux mille fois la même sauce : changer l'échelle d'une recette.
    Packaging that disappears | L'emballage qui disparaît | Compostable, returnable or none: three tests with real customers. | Compostable, consigné ou absent : trois essais avec de vrais clients.
    Labels and claims | Étiquettes et allégations | What may be printed on the packet in Switzerland and in the Union. | Ce qu'on peut imprimer sur le paquet en Suisse et dans l'Union européenne.
    Pitch to the buyers | Pitch devant les acheteurs | Seven minutes each, in front of three retailers and a canteen chef. | Sept minutes chacun, devant trois distributeurs et un chef de cantine.
    Soil under the microscope | Le sol sous le microscope | A walk to the trial field, then an hour with lenses and earth. | Une marche jusqu'au champ d'essai, puis une heure avec loupes et terre.
  `,
  jobs: `
    lab | Food scientist, fermentation | Ingénieur·e en alimentation, fermentation
    lab | Sensory analysis technician | Technicien·ne en analyse sensorielle
    operations | Production manager, pilot plant | Responsable de production, installation pilote
    quality | Food safety officer | Responsable sécurité alimentaire
    field | Agronomist, field trials | Agronome, essais en champ
    commercial | Key account manager, catering | Responsable grands comptes, restauration
    communication | Brand and social media manager | Responsable de marque et réseaux sociaux
    lab | Intern, product development | Stagiaire en développement de produits
  `,
});
