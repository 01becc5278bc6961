/** See park-news-buildings.ts for the form. */
export const parkNewsLife = `
# Parkshare: 11,000 half days shared in one year
> Thank you to the 640 people who have released their parking spot at least once.
A year ago a third of our parking spots were unused on an average day, while other people could not find one. Since then, spots have been shared for 11,000 half days.
Most spots are released in Beta. Demand is highest on Tuesdays and in the morning. Electric spots remain scarce: please move the car when it is charged.
--
# Parkshare : 11 000 demi-journées partagées en un an
> Merci aux 640 personnes qui ont libéré leur place au moins une fois.
Il y a un an, un tiers de nos places de parc restait vide un jour ordinaire, alors que d'autres personnes n'en trouvaient pas. Depuis, des places ont été partagées pendant 11 000 demi-journées.
C'est à Beta que l'on libère le plus de places. La demande est la plus forte le mardi et le matin. Les places avec borne de recharge restent rares : merci de déplacer la voiture une fois chargée.
===
# The canteen tries a Wednesday without meat
> Three dishes, no meat, same price. The trial lasts until the holidays.
From next week on, the canteen serves three vegetarian dishes on Wednesdays. The idea came from the cooks. The café in Gamma does not change its menu.
Opinions can be left at the exit, on paper.
--
# La cantine essaie le mercredi sans viande
> Trois plats, sans viande, au même prix. L'essai dure jusqu'aux vacances.
Dès la semaine prochaine, la cantine propose trois plats végétariens le mercredi. L'idée vient de l'équipe de cuisine. L'offre du café de Gamma ne change pas.
Vous pouvez donner votre avis sur papier, à la sortie.
===
# Forty new places for bicycles, all under a roof
> The shelter behind Gamma doubles in size, with sockets and a pump.
A count in May found 312 bicycles for 190 places. The new shelter has room for forty more, eight of them long enough for cargo bicycles, with sockets for charging and a pump that is screwed to the wall.
Bicycles without a sticker are moved to the cellar after two months and given to a workshop for young people after four.
--
# Quarante nouvelles places pour vélos, toutes couvertes
> L'abri derrière Gamma double de taille, avec prises et pompe.
Lors d'un comptage en mai, il y avait 312 vélos pour 190 places. Le nouvel abri en offre quarante de plus, dont huit assez longues pour des vélos-cargos, avec des prises pour la recharge et une pompe vissée au mur.
Après deux mois, les vélos sans autocollant descendent à la cave ; après quatre, ils vont à un atelier pour jeunes.
===
# Open day: 4,200 visitors
> Seventy companies opened their doors. The robots and the apprentices' workshop were the most popular.
Families from the villages around came by train, by shuttle and by boat. Seventy companies showed what they do; a third of the visitors stayed for the concert.
Lost property can be collected at reception. The next open day is in two years; companies that would like to take part can already register.
--
# Portes ouvertes : 4 200 visiteurs
> Septante entreprises ont ouvert leurs portes. Les robots et l'atelier des apprentis ont eu le plus de succès.
Des familles des villages voisins sont venues en train, en navette et en bateau. Septante entreprises ont montré ce qu'elles font ; un tiers des visiteurs est resté pour le concert.
Les objets trouvés sont à l'accueil. Les prochaines portes ouvertes auront lieu dans deux ans ; les entreprises intéressées peuvent déjà s'annoncer.
===
# A shuttle every ten minutes
> From Monday the blue shuttle runs more often between the station and the park.
The timetable follows that of the trains: after the train at 7:52 there is a shuttle at 7:56. In the evening the last one leaves at 20:40.
The vehicles are electric, carry two wheelchairs and four bicycles, and stop at all thirteen buildings on request.
--
# Une navette toutes les dix minutes
> Dès lundi, la navette bleue circule plus souvent entre la gare et le parc.
L'horaire est calé sur celui des trains : après le train de 7 h 52, une navette part à 7 h 56. Le soir, la dernière part à 20 h 40.
Les véhicules sont électriques, prennent deux fauteuils roulants et quatre vélos, et s'arrêtent sur demande devant les treize bâtiments.
===
# What you told us: results of the survey
> In all, 1,140 people took part. The three most frequent requests, and what we will do about them.
Shade on the square, more meeting rooms for four, and a quieter canteen: these are the three most frequent requests. Eleven trees will be planted in November; two rooms for ten in Aurore are being divided into five; and acoustic panels made by one of our companies are on order.
All answers, without names, can be read at reception. A swimming pool, which forty-one people asked for, is not planned.
--
# Ce que vous nous avez dit : résultats de l'enquête
> Au total, 1 140 personnes ont participé. Les trois demandes les plus fréquentes, et nos réponses.
De l'ombre sur la place, davantage de salles de réunion à quatre et une cantine plus calme : voilà les trois demandes les plus fréquentes. Onze arbres seront plantés en novembre ; deux salles à dix d'Aurore sont divisées en cinq ; et des panneaux acoustiques d'une de nos entreprises sont commandés.
Toutes les réponses, sans les noms, peuvent être consultées à l'accueil. Une piscine, demandée par quarante et une personnes, n'est pas prévue.
===
# Wanted: mentors, for one hour a week
> The mentoring network has more founders than mentors. You need experience and the ability to listen.
Forty retired engineers and managers share what they know with young companies, off the record and free of charge. Twenty-three teams are waiting. The network is looking for people from purchasing, clinical studies and manufacturing in particular.
An information lunch takes place in the canteen; the park offers soup.
--
# Mentors recherchés, une heure par semaine
> Le réseau de mentorat compte plus de jeunes entreprises que de mentors. Il faut de l'expérience et savoir écouter.
Quarante ingénieurs et cadres retraités partagent ce qu'ils savent avec de jeunes entreprises, en toute discrétion et gratuitement. Vingt-trois équipes attendent. On manque surtout de spécialistes des achats, des études cliniques et de la fabrication.
Un repas d'information a lieu à la cantine ; la soupe est offerte.
===
# Twelve apprentices start in August
> Nine professions, eleven companies, one shared workshop: the training network keeps growing.
Polymechanics, laboratory technicians, computer scientists, a cook and, for the first time, an instrument optician: twelve young people are starting their training. Small companies share apprentices, so that each of them sees three workplaces in four years.
Applications for next year open in September. Trial days can be arranged at any time.
--
# Douze apprentis commencent en août
> Neuf métiers, onze entreprises, un atelier commun : le réseau de formation grandit.
Polymécaniciennes, laborantins, informaticiens, une cuisinière et, pour la première fois, un opticien d'instruments : douze jeunes commencent leur formation. Les petites entreprises se partagent les apprentis, si bien que chacun découvre trois lieux de travail en quatre ans.
Les candidatures pour l'an prochain ouvrent en septembre. Des journées d'essai s'organisent en tout temps.
===
# Borrow a drill: the library of things is open
> Tools, a projector, camping stoves and a sewing machine, on loan at reception.
Fifty-eight objects can be borrowed for up to a week, free of charge. Please return them clean and tell reception if something is broken.
--
# Empruntez une perceuse : l'objetothèque est ouverte
> Outils, projecteur, réchauds et machine à coudre, en prêt à l'accueil.
Cinquante-huit objets peuvent être empruntés gratuitement pendant une semaine au plus. Merci de les rendre propres et de signaler à l'accueil ce qui est cassé.
===
# Honey from the roof of Lambda
> The bees had a good year: 84 jars, sold at reception until they are gone.
A laboratory in the park analysed the honey: it comes mainly from lime and bramble. The proceeds go to the school garden of the neighbouring village.
--
# Du miel sur le toit de Lambda
> Les abeilles ont eu une bonne année : 84 bocaux, en vente à l'accueil jusqu'à épuisement.
Un laboratoire du parc a analysé le miel : il provient surtout de tilleul et de ronce. Le produit de la vente va au jardin de l'école du village voisin.
===
# Summer closing times at a glance
> Canteen, nursery, workshop and reception: opening hours in July and August.
The canteen serves one menu instead of three between mid-July and mid-August. The workshop closes for two weeks to let the machines be serviced, the nursery for one. Reception keeps its usual hours; the café in Gamma opens from eight to three.
The second floor of Beta will be repainted during these weeks.
--
# Les horaires d'été en un coup d'œil
> Cantine, crèche, atelier et accueil : les heures d'ouverture en juillet et en août.
La cantine propose un menu au lieu de trois de mi-juillet à mi-août. L'atelier ferme deux semaines pour l'entretien des machines, la crèche une semaine. L'accueil garde son horaire habituel ; le café de Gamma ouvre de huit à quinze heures.
Le deuxième étage de Beta sera repeint pendant cette période.
===
# First aid: 96 people trained, two lives saved
> Defibrillators were used twice this year, and both people survived.
Ninety-six people from fifty-one companies completed the course this year. In two cases, colleagues revived a person with a defibrillator before the ambulance arrived.
Courses take place every month, in French and in English. They last one morning, and the next is almost full.
--
# Premiers secours : 96 personnes formées, deux vies sauvées
> Les défibrillateurs ont servi deux fois cette année ; les deux personnes ont survécu.
Nonante-six personnes de cinquante et une entreprises ont suivi le cours cette année. À deux reprises, des collègues ont ranimé une personne à l'aide d'un défibrillateur avant l'arrivée de l'ambulance.
Les cours ont lieu chaque mois, en français et en anglais. Ils durent une matinée, et le prochain est presque complet.
===
# Innovation vouchers: next round until the end of the month
> Up to CHF 15,000 for a joint project of two companies that have never worked together.
Two companies of the park work together on a question for three months. Fourteen projects have been supported so far; five of them led to a product.
The application is two pages long. The jury answers within two weeks and gives reasons.
--
# Bons d'innovation : prochain délai à la fin du mois
> Jusqu'à 15 000 francs pour un projet commun de deux entreprises qui n'ont jamais collaboré.
Deux entreprises du parc travaillent ensemble sur une question pendant trois mois. Quatorze projets ont été soutenus à ce jour ; cinq ont débouché sur un produit.
Le dossier tient en deux pages. Le jury répond dans les deux semaines et motive sa décision.
===
# Lost and found: please collect your things
> Umbrellas, chargers and a violin are waiting at reception.
Reception has eleven umbrellas, four laptop chargers, several gloves and, since February, a violin in good condition. Objects are kept for six months.
After that they are given to a charity in the village.
--
# Objets trouvés : merci de venir les retirer
> Des parapluies, des chargeurs et un violon attendent à l'accueil.
L'accueil conserve onze parapluies, quatre chargeurs d'ordinateur, plusieurs gants et, depuis février, un violon en bon état. Les objets sont gardés six mois.
Ils sont ensuite remis à une association du village.
===
# A new rule for drones over the park
> Flights must be booked in advance. Indoor flights in the hall of Rho remain free.
Since several companies test aircraft of their own, flights over the park need a slot from now on. Slots are booked in the portal like a room, cost nothing and are visible to all. No flights are allowed over the nursery and the roof terraces, nor near the shore during the nesting season.
Nothing changes indoors: anybody with a badge can use the netted hall in Rho.
--
# Une nouvelle règle pour les drones au-dessus du parc
> Les vols doivent être réservés à l'avance. La halle de Rho reste libre d'accès.
Plusieurs entreprises testant leurs propres appareils, les vols au-dessus du parc demandent désormais un créneau. Il se réserve dans le portail comme une salle, ne coûte rien et est visible de tous. Le survol de la crèche et des terrasses est interdit, de même que celui de la rive pendant la nidification.
À l'intérieur, rien ne change : la halle à filets de Rho s'utilise avec un badge.
===
# Choir, chess, climbing: the clubs of the park
> Nineteen groups meet after work. Newcomers are welcome.
The choir sings on Mondays, the climbers meet on Wednesdays at six and the chess players on Thursdays. New this season: a conversation table in Italian and a repair evening in the workshop.
The list is in the canteen. To start a group, write to reception with the names of three members.
--
# Chœur, échecs, escalade : les clubs du parc
> Dix-neuf groupes se retrouvent après le travail. Les nouveaux sont bienvenus.
Le chœur chante le lundi, les grimpeurs se retrouvent le mercredi à dix-huit heures, les joueurs d'échecs le jeudi. Nouveautés de la saison : une table de conversation en italien et une soirée réparation à l'atelier.
La liste est affichée à la cantine. Pour fonder un groupe, écrivez à l'accueil en indiquant le nom de trois membres.
===
# Annual report: 190 companies and 2,600 people
> The park grew more slowly than in the year before. The year in figures and in three portraits.
Nine companies joined the park and six left, two of them because they needed more space. Occupancy is 94 per cent.
The report portrays a company that closed, a company that shares its patent, and the caretaker of Aurore. It can be read at reception and on the park's website.
--
# Rapport annuel : 190 entreprises et 2 600 personnes
> Le parc a grandi moins vite que l'année précédente. L'année en chiffres et en trois portraits.
Neuf entreprises ont rejoint le parc et six l'ont quitté, dont deux pour trouver plus de place. Le taux d'occupation est de 94 pour cent.
Le rapport fait le portrait d'une entreprise qui a fermé, d'une entreprise qui partage son brevet et du concierge d'Aurore. Il peut être consulté à l'accueil et sur le site du parc.
===
# Compost from the canteen goes back to the field
> Eleven tonnes of compost a year go to the farm that grows our vegetables.
Peelings, coffee grounds and compostable bowls go to the farm in Bussy-le-Bois, which uses the compost on its fields. Please do not throw plastic bags into the green containers: there were six in the last load.
--
# Le compost de la cantine retourne au champ
> Onze tonnes de compost par an vont à la ferme qui cultive nos légumes.
Épluchures, marc de café et bols compostables : les déchets de la cuisine vont à la ferme de Bussy-le-Bois, qui épand le compost sur ses champs. Merci de ne pas jeter de sacs en plastique dans les conteneurs verts : le dernier chargement en contenait six.
`;
