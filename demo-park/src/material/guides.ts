/** Smart guides, one per role group and language. `# ` is a heading, `- ` a list entry, anything else a paragraph. */
export const guideTexts: Record<'administrators' | 'employees' | 'supervisors', { en: string; fr: string }> = {
  employees: {
    en: `
# Your first week
Collect your badge at the reception in Aurore; bring an identity document. The badge opens your building at once and the shared spaces from the second day on.
Sign in to the portal with the address that your company gave us. If it does not work, use "Forgot password"; the link is valid for an hour.
# Booking a room
- Open "Rooms", choose date, time and number of people. Suitable rooms are shown first.
- A room without approval is yours at once. Where approval is needed, you get an answer within a working day.
- Check in on the panel beside the door where there is one. Otherwise the room is released after a quarter of an hour.
# Coming by car, once in a while
- The page "Parking" shows which spots are free for a morning, an afternoon or a day. A half day costs one credit.
- Credits come from your company, or from sharing your own spot when you do not need it.
- Cancel before the half day begins and the credit comes back.
# When something is wrong
Building, heating, water, light: call +41 21 555 10 00, day and night. Fire and accidents: 118 and 144, then reception.
Questions about your account go to the administrator of your company, who is named on your portal page.
`,
    fr: `
# Votre première semaine
Retirez votre badge à l'accueil, dans le bâtiment Aurore, muni d'une pièce d'identité. Il ouvre aussitôt votre bâtiment, et les espaces communs dès le deuxième jour.
Connectez-vous au portail avec l'adresse que votre entreprise nous a transmise. En cas de difficulté, utilisez « Mot de passe oublié » ; le lien est valable une heure.
# Réserver une salle
- Ouvrez « Salles », choisissez la date, l'heure et le nombre de personnes. Les salles adaptées s'affichent en premier.
- Une salle sans approbation est à vous immédiatement. Si une approbation est nécessaire, la réponse arrive en un jour ouvrable.
- Annoncez-vous sur l'écran près de la porte lorsqu'il y en a un. Sinon, la salle est rendue après un quart d'heure.
# Venir en voiture, de temps en temps
- La page « Parking » montre les places libres pour un matin, un après-midi ou une journée. Une demi-journée coûte un crédit.
- Les crédits viennent de votre entreprise, ou du partage de votre place quand vous n'en avez pas besoin.
- Annulez avant le début de la demi-journée et le crédit vous revient.
# Quand quelque chose ne va pas
Bâtiment, chauffage, eau, lumière : appelez le +41 21 555 10 00, jour et nuit. Feu et accidents : 118 et 144, puis l'accueil.
Pour votre compte, adressez-vous à l'administratrice ou à l'administrateur de votre entreprise, dont le nom figure sur votre page du portail.
`,
  },
  administrators: {
    en: `
# What you look after
You keep the list of your company's people and its page in the directory. Changes are visible at once and are recorded.
# New colleagues
- Open "My portal", then "People". Name, e-mail and role are enough; the person receives an invitation that is valid for three days.
- Choose the role with care: an administrator may edit the company and its people, an employee may not.
- When people leave, end their membership: their bookings are cancelled or handed over, and for 90 days you can undo it.
# Your page in the directory
- Description in both languages: three sentences say more than three paragraphs.
- Logo: PNG, JPEG or WebP, at most 2 MB, square, with some space around it.
- Open positions appear on your page and on the jobs page until their last day.
# Parking and rooms
You find your company's spots in the parking manager: assign them, or release them for days when nobody needs them. Each half day used brings your company a credit.
# Help
The park office answers within a working day: reception@demo.park.
`,
    fr: `
# Vos responsabilités
Vous tenez à jour la liste des personnes de votre entreprise et sa page dans l'annuaire. Les changements sont visibles aussitôt et consignés.
# Nouveaux collègues
- Ouvrez « Mon espace », puis « Collaborateurs ». Le nom, l'adresse et le rôle suffisent ; la personne reçoit une invitation valable trois jours.
- Choisissez le rôle avec soin : les administrateurs peuvent modifier l'entreprise et ses membres, les collaborateurs non.
- Lorsqu'une personne part, mettez fin à son accès : ses réservations sont annulées ou confiées à un collègue, et vous pouvez revenir en arrière pendant 90 jours.
# Votre page dans l'annuaire
- Une description dans les deux langues : trois phrases disent plus que trois paragraphes.
- Le logo : PNG, JPEG ou WebP, 2 Mo au plus, carré, avec un peu d'air autour.
- Les postes ouverts figurent sur votre page et à la page des emplois jusqu'à leur dernier jour.
# Parking et salles
Les places de votre entreprise se trouvent dans la gestion du parking : attribuez-les, ou libérez-les les jours où personne n'en a besoin. Chaque demi-journée utilisée rapporte un crédit à votre entreprise.
# Aide
L'équipe du parc répond en un jour ouvrable : reception@demo.park.
`,
  },
  supervisors: {
    en: `
# Your role
Supervisors decide for the company: people and roles, space, parking, access to members' events.
# People and roles
- You may appoint administrators and further supervisors. Two of each is a good number.
- Look through the list of people once a quarter. Former colleagues with a badge are a risk, and a cost.
# Space
- If your agreement allows it, "Request space" on your portal page starts the conversation: surface or number of workplaces, and from when.
- The park office answers with a proposal within ten working days.
# KNOVA
Tenants with a KNOVA agreement see the members' events in the calendar and share files with the network from the portal page.
# Figures
The portal shows how your rooms and parking spots are used. The statistics can be downloaded as a table.
`,
    fr: `
# Votre rôle
La supervision décide pour l'entreprise : personnes et rôles, surfaces, parking, accès aux événements des membres.
# Personnes et rôles
- Vous pouvez nommer des administrateurs et d'autres superviseurs. Deux de chaque, c'est un bon nombre.
- Parcourez la liste des personnes une fois par trimestre. D'anciens collègues munis d'un badge sont un risque, et un coût.
# Surfaces
- Si votre convention le permet, « Demander une surface », sur votre page du portail, ouvre la discussion : surface ou nombre de postes, et à partir de quand.
- L'équipe du parc répond par une proposition sous dix jours ouvrables.
# KNOVA
Les locataires au bénéfice d'une convention KNOVA voient les événements des membres dans le calendrier et partagent des fichiers avec le réseau depuis leur page.
# Chiffres
Le portail montre l'usage de vos salles et de vos places. Les statistiques se téléchargent sous forme de tableau.
`,
  },
};

export const guideTitles = {
  employees: { en: 'Guide for employees', fr: 'Guide pour le personnel' },
  administrators: { en: 'Guide for company administrators', fr: "Guide pour l'administration d'entreprise" },
  supervisors: { en: 'Guide for company supervisors', fr: "Guide pour la supervision d'entreprise" },
} as const;
