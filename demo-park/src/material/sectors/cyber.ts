import { sector } from '../sector';

export const cyber = sector({
  id: 'cyber',
  label: { en: 'cybersecurity', fr: 'cybersécurité' },
  tags: ['security', 'identity', 'privacy'],
  companies: `
    Bastionnet | firewalls for pumping stations | firewalls | speak the language of old controllers | pare-feu pour stations de pompage | pare-feu | parlent la langue des vieux automates | water and power utilities
    Cryptavia | encryption modules for satellites | modules | change their keys in orbit | modules de chiffrement pour satellites | modules | changent de clés en orbite | satellite operators
    Sentinova | phishing drills for small firms | drills | teach without shaming anybody | exercices d'hameçonnage pour petites entreprises | exercices | enseignent sans humilier personne | law firms; municipalities
    Veridoc | signatures for medical certificates | signatures | can be checked with any phone | signatures pour certificats médicaux | signatures | se vérifient avec n'importe quel téléphone | private clinics
    Nocturna Security | night watches for servers | watches | wake the right person, once | veilles nocturnes pour serveurs | veilles | réveillent la bonne personne, une seule fois | municipalities
    Identello | login keys for shared workstations | keys | know the nurse by her badge | clés d'accès pour postes partagés | clés | reconnaissent l'infirmière à son badge | private clinics
    Oublia | deletion services for personal data | services | prove that something is gone | services d'effacement de données personnelles | services | prouvent que quelque chose a disparu | law firms
    Patchwright | update systems for machine tools | systems | never restart in the middle of a workpiece | systèmes de mise à jour pour machines-outils | systèmes | ne redémarrent jamais au milieu d'une pièce | suppliers of the watch industry
    Confidentis | computing rooms for sensitive statistics | rooms | let researchers count without looking | espaces de calcul pour statistiques sensibles | espaces | laissent les chercheurs compter sans voir | statistical offices
    Hameçon | detectors for forged invoices | detectors | notice the one digit that changed | détecteurs de fausses factures | détecteurs | remarquent le seul chiffre qui a changé | municipalities
    Postquanta | libraries for quantum-safe messages | libraries | protect today what will be read in thirty years | bibliothèques pour messages résistant au quantique | bibliothèques | protègent aujourd'hui ce qu'on lira dans trente ans | law firms
    Traceline | registers of software parts | registers | answer within a minute whether one is affected | registres de composants logiciels | registres | disent en une minute si l'on est touché | suppliers of the watch industry
    Voxguard | detectors for cloned voices | detectors | listen for the breaths that a machine forgets | détecteurs de voix clonées | détecteurs | écoutent la respiration que la machine oublie | private banks
  `,
  customers: `
    water and power utilities | services d'eau et d'électricité
    municipalities | communes
    private clinics | cliniques privées
    suppliers of the watch industry | sous-traitants de l'horlogerie
    law firms | études d'avocats
    satellite operators | exploitants de satellites
    statistical offices | offices de statistique
    private banks | banques privées
  `,
  results: `
    In the last exercise, the {short} stopped the attack before the coffee was cold. | Lors du dernier exercice, les {short} ont arrêté l'attaque avant que le café ne refroidisse.
    An independent test found two weaknesses; both were closed within a week and published within a month. | Un test indépendant a trouvé deux faiblesses ; toutes deux ont été corrigées en une semaine et publiées en un mois.
    The number of false alarms fell from sixty to three a day. | Le nombre de fausses alertes est passé de soixante à trois par jour.
    Nobody at the customer noticed the change, which is the best compliment. | Personne chez le client n'a remarqué la mise en service, ce qui est le plus beau compliment.
    The source code of the core is open and has been read by strangers, some of them unfriendly. | Le code du noyau est ouvert et a été lu par des inconnus, certains peu amicaux.
    When a municipality was attacked in March, the team drove there at night with two suitcases of hardware. | Lorsqu'une commune a été attaquée en mars, l'équipe s'y est rendue de nuit avec deux valises de matériel.
    Setting it up takes half a day and no consultant. | La mise en service demande une demi-journée et aucun consultant.
  `,
  topics: `
    Friday, 17:00: the ransom note | Vendredi, 17 h : la demande de rançon | A table-top exercise for management teams, with a journalist on the phone. | Un exercice sur table pour directions, avec un journaliste au téléphone.
    Passwords are dead, long live passkeys | Les mots de passe sont morts, vive les clés d'accès | Introducing passkeys in a company of thirty, with the questions people really ask. | Introduire les clés d'accès dans une entreprise de trente personnes, avec les vraies questions.
    Reading a contract for security | Lire un contrat sous l'angle de la sécurité | What suppliers promise, what they mean and what to strike out. | Ce que les fournisseurs promettent, ce qu'ils veulent dire et ce qu'il faut biffer.
    The data protection act in practice | La loi sur la protection des données en pratique | Registers, requests and deadlines, on the case of a newsletter. | Registres, demandes et délais, à partir du cas d'une infolettre.
    Locks, badges, cameras | Serrures, badges, caméras | Physical security of a laboratory, with a tour by someone who opens doors for a living. | La sécurité physique d'un laboratoire, avec une visite guidée par quelqu'un dont le métier est d'ouvrir des portes.
    Machines that must not stop | Des machines qui ne doivent pas s'arrêter | Security in production: patch windows, isolation and spare parts. | La sécurité en production : fenêtres de mise à jour, isolation et pièces de rechange.
    Quantum-safe: what to do this year | Après le quantique : que faire cette année | An inventory first, then two decisions, no panic. | D'abord un inventaire, ensuite deux décisions, pas de panique.
    Capture the flag for beginners | « Capture the flag » pour débutants | Teams of three, ten riddles, pizza at half time. | Équipes de trois, dix énigmes, pizza à la mi-temps.
  `,
  jobs: `
    software | Security engineer | Ingénieur·e sécurité
    software | Cryptography engineer | Ingénieur·e en cryptographie
    operations | Incident response coordinator | Coordinateur·trice de réponse aux incidents
    quality | Information security auditor | Auditeur·trice en sécurité de l'information
    software | DevOps engineer | Ingénieur·e DevOps
    commercial | Pre-sales consultant, critical infrastructure | Consultant·e avant-vente, infrastructures critiques
    people | Security awareness trainer | Formateur·trice en sensibilisation à la sécurité
    software | Intern, penetration testing | Stagiaire en tests d'intrusion
  `,
});
