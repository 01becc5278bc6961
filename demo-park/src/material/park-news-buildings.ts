/**
 * News of the park itself, each written for itself. A line starts with `#` (title), `>` (summary) or nothing
 * (paragraph); the English version comes first, then `--`, then the French one. Articles are separated by `===`.
 */
export const parkNewsBuildings = `
# The lake now cools six buildings
> The loop under the main path went into service on Monday. Six buildings no longer need compressors.
Water from a depth of forty metres now runs under the main path and cools Aurore, Beta, Gamma, Delta, Epsilon and the canteen. It is returned three degrees warmer; three independent probes monitor the temperature of the lake.
The old compressors on the roofs will be switched off this summer, which will also reduce noise on the top floors.
Two buildings follow next year. The pump room can be visited on request.
--
# Le lac rafraîchit désormais six bâtiments
> La boucle posée sous l'allée principale est en service depuis lundi. Six bâtiments se passent de compresseurs.
De l'eau puisée à quarante mètres de profondeur circule maintenant sous l'allée principale et rafraîchit Aurore, Beta, Gamma, Delta, Epsilon et la cantine. Elle retourne au lac avec trois degrés de plus ; trois sondes indépendantes surveillent la température du lac.
Les anciens compresseurs des toits seront arrêtés cet été, ce qui réduira aussi le bruit aux derniers étages.
Deux bâtiments suivront l'an prochain. Le local des pompes se visite sur demande.
===
# Kappa gets a workshop floor that can carry four tonnes
> The ground floor of Kappa was reinforced during the holidays. Heavy machines may move in from next month.
Forty-two steel piles were driven in eleven days, and the ground floor of Kappa now carries four tonnes per square metre. Until now the slab was too weak for large test benches.
The first two tenants have signed. One half of the hall remains free and can be visited on Thursdays.
--
# Kappa reçoit une dalle d'atelier de quatre tonnes
> Le rez-de-chaussée de Kappa a été renforcé pendant les vacances. Les machines lourdes peuvent s'installer dès le mois prochain.
Quarante-deux pieux d'acier ont été posés en onze jours, et le rez-de-chaussée de Kappa supporte maintenant quatre tonnes au mètre carré. Jusqu'ici, la dalle était trop faible pour de grands bancs d'essai.
Les deux premiers locataires ont signé. La moitié de la halle reste libre et se visite le jeudi.
===
# Solar roofs cover a third of our electricity
> With the panels on Theta and Iota, the park produces 3.1 gigawatt-hours a year.
The last panels were installed on Friday. Together with the older roofs, the park now produces as much electricity as eight hundred households use, and a third of what its own companies need.
What is left over at weekends charges the battery cabinets behind Delta. A screen in the lobby of Aurore shows the figures, and the data are available to all companies of the park.
--
# Les toits solaires couvrent un tiers de notre électricité
> Avec les panneaux de Theta et d'Iota, le parc produit 3,1 gigawattheures par an.
Les derniers panneaux ont été posés vendredi. Avec les toits plus anciens, le parc produit désormais autant d'électricité qu'en consomment huit cents ménages, soit un tiers des besoins de ses entreprises.
Le surplus du week-end charge les armoires de batteries derrière Delta. Un écran dans le hall d'Aurore affiche les chiffres, et les données sont à la disposition de toutes les entreprises du parc.
===
# Quiet rooms on every floor of Zeta
> Small rooms for one person, without booking and without a screen.
The rooms are meant for work that needs concentration; for calls, please use the phone booths. Each room has a desk, a chair, a lamp and a socket. They cannot be booked; please stay no longer than thirty minutes.
The idea came from the tenants' survey in spring, in which many people asked for a quiet place to work.
--
# Des salles de silence à chaque étage de Zeta
> De petites pièces pour une personne, sans réservation et sans écran.
Ces pièces sont destinées au travail qui demande de la concentration ; pour téléphoner, merci d'utiliser les cabines. Chacune a un bureau, une chaise, une lampe et une prise. Elles ne se réservent pas ; merci de ne pas les occuper plus de trente minutes.
L'idée vient de l'enquête de printemps auprès des locataires, dans laquelle beaucoup demandaient un endroit calme pour travailler.
===
# Lift in Epsilon out of service for three weeks
> The lift will be replaced. A goods lift remains available for deliveries and for those who need it.
After thirty-one years and an estimated four million trips, the lift in Epsilon is being replaced. The work takes three weeks. The goods lift at the rear stays in service; people who cannot take the stairs receive a badge at reception.
Deliveries over twenty kilograms should be announced the day before, so that somebody can help.
--
# L'ascenseur d'Epsilon hors service trois semaines
> L'ascenseur est remplacé. Un monte-charge reste à disposition pour les livraisons et pour les personnes qui en ont besoin.
Après trente et un ans et quelque quatre millions de trajets, l'ascenseur d'Epsilon est remplacé. Les travaux durent trois semaines. Le monte-charge arrière reste en service ; les personnes qui ne peuvent pas prendre l'escalier reçoivent un badge à l'accueil.
Merci d'annoncer la veille les livraisons de plus de vingt kilos, pour que quelqu'un puisse aider.
===
# A second level-2 laboratory opens in Lambda
> Twelve benches, one autoclave, and a shorter waiting list.
For eighteen months the shared laboratory in Beta had more requests than benches. The new one in Lambda has twelve, with its own changing room, a cold room and a window for visitors.
Half of the benches were taken before the opening. Applications go through Laboratoires Communs; a safety course is part of the first week.
--
# Un deuxième laboratoire de niveau 2 ouvre à Lambda
> Douze paillasses, un autoclave et une liste d'attente plus courte.
Pendant dix-huit mois, le laboratoire partagé de Beta a reçu plus de demandes qu'il n'a de paillasses. Le nouveau, à Lambda, en compte douze, avec son vestiaire, une chambre froide et une vitre pour les visiteurs.
La moitié des places était prise avant l'ouverture. Les demandes passent par Laboratoires Communs ; un cours de sécurité fait partie de la première semaine.
===
# Bird-safe glass for the footbridge
> Small dots, two centimetres apart: since they were added, no bird has hit the bridge.
Students counted fourteen birds that had flown into the glass footbridge between Gamma and Delta in one autumn. The panes have now been printed with a pattern of dots that birds can see and that hardly affects the view.
The students will continue their count until next autumn.
--
# Un verre sans danger pour les oiseaux sur la passerelle
> De petits points tous les deux centimètres : depuis leur pose, aucun oiseau n'a heurté la passerelle.
En un automne, des étudiants ont compté quatorze oiseaux qui avaient heurté la passerelle vitrée entre Gamma et Delta. Les vitres portent maintenant un motif de points que les oiseaux voient et qui ne gêne guère la vue.
Les étudiants poursuivront leur comptage jusqu'à l'automne prochain.
===
# Fire drill: four minutes and ten seconds
> Thank you for taking part. What went well, and what can be improved.
The thirteen buildings were empty after four minutes and ten seconds, fifty seconds faster than last year. Three fire doors were held open with wedges, which is not allowed; the wedges have been removed.
Two teams waited at the wrong meeting point, because the new map was missing. It has since been put up. Floor wardens are wanted in Zeta and Iota: the course takes half a day.
--
# Exercice d'évacuation : quatre minutes et dix secondes
> Merci de votre participation. Ce qui a bien marché, et ce qui peut être amélioré.
Les treize bâtiments étaient vides en quatre minutes et dix secondes, cinquante secondes de moins que l'an dernier. Trois portes coupe-feu étaient bloquées par des cales, ce qui est interdit ; celles-ci ont été retirées.
Deux équipes attendaient au mauvais point de rassemblement, faute de nouveau plan. Celui-ci est maintenant affiché. On cherche des responsables d'étage à Zeta et à Iota : la formation dure une demi-journée.
===
# New reception, same faces
> Reception moved ten metres, got a lower counter, and now takes parcels until 19:00.
The new counter is low enough for a wheelchair and for children who collect a parent. Parcels that used to block the corridor have their own room with lockers; a code arrives by mail as soon as something is there.
Opening hours stay the same, except that parcels can be collected until seven in the evening.
--
# Nouvel accueil, mêmes visages
> L'accueil s'est déplacé de dix mètres, son comptoir est plus bas, et les paquets s'y retirent jusqu'à 19 h.
Le nouveau comptoir est assez bas pour un fauteuil roulant et pour les enfants qui viennent chercher un parent. Les paquets qui encombraient le couloir ont leur local avec casiers ; un code arrive par courriel dès que quelque chose attend.
Les horaires ne changent pas, sauf pour les paquets, qu'on peut retirer jusqu'à dix-neuf heures.
===
# Sigma will be built in wood
> The fourteenth building has its permit. Works start in spring and last twenty months.
Six storeys of spruce from the Jura, 4,800 square metres, laboratories below and offices above: after two years of planning, Sigma has its building permit. Four objections were settled in talks with the neighbours.
During the works, the path along the stream is moved by thirty metres. Noisy work is limited to the hours from eight to noon and from one to five. A web camera will show the progress of the works.
--
# Sigma sera construit en bois
> Le quatorzième bâtiment a son permis. Le chantier commence au printemps et durera vingt mois.
Six étages d'épicéa du Jura, 4 800 mètres carrés, des laboratoires en bas et des bureaux en haut : après deux ans de planification, Sigma a obtenu son permis de construire. Quatre oppositions ont été levées à la suite de discussions avec les voisins.
Pendant les travaux, le sentier du ruisseau est déplacé de trente mètres. Les travaux bruyants sont limités à la tranche de 8 h à 12 h et de 13 h à 17 h. Une caméra permettra de suivre l'avancement du chantier.
===
# Wi-Fi: one name in all buildings
> The old network names will be removed at the end of the month. Please connect your devices to the new network before then.
Until now each of the thirteen buildings had its own network, and the connection was lost between them. The new network has the same name everywhere.
Visitors receive a code for the day from their host, through the portal. Machines and measuring devices have a network of their own; the request form is in the portal.
--
# Wi-Fi : un seul nom dans tous les bâtiments
> Les anciens noms de réseau seront supprimés à la fin du mois. Merci de connecter vos appareils au nouveau réseau d'ici là.
Jusqu'ici, chacun des treize bâtiments avait son propre réseau, et la connexion se perdait de l'un à l'autre. Le nouveau réseau porte le même nom partout.
Les visiteurs reçoivent de leur hôte un code pour la journée, par le portail. Les machines et appareils de mesure ont leur propre réseau ; le formulaire de demande se trouve dans le portail.
===
# The repaired staircase of Delta is open again
> A shorter way between the workshop and the canteen, and a handrail on both sides.
After seven weeks of works, the outside staircase of Delta is open again. It has new steps, a handrail on both sides and lighting with motion sensors.
--
# L'escalier rénové de Delta a rouvert
> Moins de chemin entre l'atelier et la cantine, et une main courante des deux côtés.
Après sept semaines de travaux, l'escalier extérieur de Delta est de nouveau ouvert. Il a des marches neuves, une main courante des deux côtés et un éclairage à détecteur de mouvement.
===
# Offices will be heated to 20 degrees
> After last winter's trial, the lower temperature applies to all offices.
Last winter the offices of five buildings were heated to 20 degrees instead of 21. There were no more complaints than in other years, and the park saved six per cent of its heating energy.
Laboratories and the nursery are not concerned. If your office is draughty, please call the building team rather than use an electric heater.
--
# Les bureaux seront chauffés à 20 degrés
> Après l'essai de l'hiver dernier, la nouvelle température s'applique à tous les bureaux.
L'hiver dernier, les bureaux de cinq bâtiments ont été chauffés à 20 degrés au lieu de 21. Il n'y a pas eu plus de plaintes que les autres années, et le parc a économisé six pour cent de son énergie de chauffage.
Les laboratoires et la crèche ne sont pas concernés. En cas de courant d'air, merci d'appeler l'équipe des bâtiments plutôt que d'installer un radiateur électrique.
===
# Greywater flushes the toilets in Omicron
> Rain and hand-washing water replace 900 cubic metres of drinking water a year.
A tank in the basement of Omicron collects rain and the water from wash basins, filters it through sand and plants, and feeds the toilets.
The plant was built by three companies from the park and is open to visitors on request.
--
# L'eau grise alimente les toilettes d'Omicron
> La pluie et l'eau des lavabos remplacent 900 mètres cubes d'eau potable par an.
Une cuve au sous-sol d'Omicron recueille la pluie et l'eau des lavabos, la filtre à travers du sable et des plantes et alimente les toilettes.
L'installation a été réalisée par trois entreprises du parc et se visite sur demande.
`;
