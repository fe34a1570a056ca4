package holosite.rules.tell;

import holosite.rules.refusal.Refusal;

/** What each rule that refuses something says, in French; in English: {@link EnglishRefusals}. */
final class FrenchRefusals {
    private FrenchRefusals() {}

    static String of(Refusal refusal) {
        return switch (refusal) {
            case NONE -> "Rien ne s'y oppose.";

            // ---- attacks
            case NO_CREATURE -> "Il n'y a là aucune créature à attaquer.";
            case NOBODY_TO_ATTACK ->
                    "Aucune de vos cartes capables d'attaquer n'est présente avec la créature.";
            case ALREADY_ATTACKED_HERE ->
                    "Vous avez déjà attaqué une créature ici pendant cette phase.";
            case DURING_ATTACK -> "Une attaque est en cours.";
            case OUTSIDE_HABITAT -> "Cet endroit ne fait pas partie de l'habitat de la créature.";

            // ---- Jedi training
            case NO_APPRENTICE ->
                    "Il n'y a ni mentor ni apprenti convenant à cette épreuve de Jedi.";
            case MENTOR_TOO_WEAK -> "Un mentor a une habileté supérieure à 2.";
            case STILL_AN_APPRENTICE -> "Un apprenti n'est pas mentor avant d'être Jedi.";
            case ALREADY_A_MENTOR ->
                    "Un mentor n'a qu'un apprenti à la fois, et n'en est pas un lui-même.";
            case APPRENTICE_DROID -> "Un droïde ne peut pas être apprenti.";
            case APPRENTICE_JEDI -> "Un Jedi n'est plus un apprenti.";
            case APPRENTICE_TOO_ABLE ->
                    "L'habileté d'un apprenti est inférieure à celle de son mentor.";
            case TEST_OUT_OF_ORDER ->
                    "Un apprenti passe les épreuves de Jedi dans l'ordre, une à la fois, chacune une fois.";

            // ---- firing weapons
            case NO_WEAPON -> "Cette carte n'est pas une arme qui tire.";
            case TEXT_CANCELED -> "Son texte est annulé.";
            case DISARMED -> "Son porteur est désarmé.";
            case WEAPON_ALREADY_FIRED -> "Cette arme a déjà tiré dans cette bataille.";
            case OTHER_WEAPON_USED -> "Son porteur a déjà utilisé une autre arme ce tour-ci.";
            case UNDERCOVER ->
                    "Un espion sous couverture n'utilise pas d'arme et n'est visé par aucune.";
            case NOT_PARTICIPATING -> "La carte ne participe pas à la bataille.";
            case INSIDE ->
                    "On ne tire ni depuis ni vers l'intérieur d'un vaisseau spatial ou d'un véhicule fermé.";
            case STOLEN_WEAPON_UNFIT ->
                    "Son porteur peut garder cette arme volée mais pas s'en servir.";
            case NO_OPERATOR -> "Personne n'est là pour s'en servir.";
            case NO_POWER_SOURCE -> "Aucune de vos sources d'énergie n'est présente avec elle.";
            case WEAPON_CONDITION ->
                    "La condition posée par son texte pour tirer n'est pas remplie.";
            case RESERVE_DECK_EMPTY ->
                    "La pile de réserve est vide : aucune destinée ne peut être tirée.";
            case NO_TARGET -> "Il n'y a rien à viser.";
            case TARGET_YOURS -> "On ne vise pas ses propres cartes.";
            case TARGET_OF_WRONG_KIND -> "Cette arme ne vise pas ce genre de carte.";
            case OUT_OF_RANGE -> "La cible est hors de portée.";
            case TARGET_PROTECTED -> "Une carte protège la cible.";

            // ---- deploying, draining, battling
            case DEPLOYS_ONLY_ELSEWHERE -> "Son texte ne lui permet d'être déployée qu'ailleurs.";
            case TOO_LITTLE_TO_LOSE -> "Vous n'avez pas autant de Force à perdre qu'il en faut.";
            case OPPONENT_LACKS_FORCE ->
                    "Votre adversaire devrait utiliser autant de Force, et n'en a pas assez.";
            case SHIELD_NOT_FROM_HAND ->
                    "Un bouclier défensif ne se joue que depuis le dessous d'un effet de départ.";
            case ONLY_AT_THE_START ->
                    "Un effet de départ n'entre en jeu qu'avant le début de la partie.";
            case NO_PRESENCE_OR_ICON -> "Vous n'y avez ni présence ni icône de Force.";
            case NOT_CONTROLLED -> "Vous ne contrôlez pas cette localisation.";
            case ALREADY_DRAINED ->
                    "Cette localisation, ou une de vos cartes qui s'y trouve, a déjà servi à un drainage ce tour-ci.";
            case UNDERCOVER_SPY ->
                    "Un espion sous couverture de l'adversaire vous empêche d'y drainer de la Force.";
            case ALREADY_BATTLED_HERE -> "Une bataille y a déjà été initiée ce tour-ci.";
            case NO_PRESENCE -> "Vous n'y avez pas de présence avec des cartes pouvant combattre.";
            case NO_OPPONENT -> "L'adversaire n'y a aucune présence à combattre.";
            case NOT_DEPLOYED_THERE -> "Une carte de ce genre ne s'y déploie pas.";
            case NEEDS_PILOT ->
                    "Un vaisseau spatial sans pilote permanent n'apparaît dans l'espace qu'avec un pilote.";
            case ON_TABLE_ALREADY ->
                    "Il y a déjà sur la table autant de cartes de ce titre que permis.";
            case PERSONA_ON_TABLE -> "Une autre version de cette personne est sur la table.";
            case PERSONA_CROSSED_OVER -> "Cette personne est passée de l'autre côté de la Force.";
            case PERSONA_OUT_OF_PLAY -> "Une version de cette personne est hors jeu.";
            case PLAYED_THIS_TURN ->
                    "Autant de cartes de ce titre que permis ont déjà été jouées ce tour-ci.";
            case NO_SYSTEM -> "Aucun système sur la table ne peut l'accueillir.";
            case PLAYED_NOT_DEPLOYED -> "Une interruption se joue et ne se déploie pas.";
            case NOT_IN_HAND -> "La carte n'est pas dans votre main.";

            // ---- the moment
            case UNKNOWN_CARD -> "Vous ne connaissez pas cette carte.";
            case NOT_YOUR_TURN -> "Ce n'est pas votre tour.";
            case DURING_BATTLE -> "Une bataille est en cours.";
            case CONTROL_PHASE_ONLY -> "On draine de la Force pendant la phase de contrôle.";
            case DEPLOY_PHASE_ONLY -> "Les cartes se déploient pendant la phase de déploiement.";
            case BATTLE_PHASE_ONLY -> "On initie les batailles pendant la phase de bataille.";
            case MOVE_PHASE_ONLY ->
                    "Les déplacements normaux se font pendant la phase de mouvement.";
            case SPY_MOVES_LATER ->
                    "Un espion sous couverture se déplace pendant la phase de mouvement de l'adversaire.";
            case WEAPONS_SEGMENT_ONLY -> "On tire pendant le segment des armes d'une bataille.";

            // ---- texts
            case NO_TEXT_TO_USE -> "La carte n'offre aucune action.";
            case TEXT_ANOTHER_TIME -> "Son texte sert à un autre moment.";
            case TEXT_IN_DAMAGE_SEGMENT ->
                    "Son texte sert pendant le segment des dommages d'une bataille.";
            case TEXT_IN_BATTLE -> "Son texte sert pendant le segment des armes d'une bataille.";
            case TEXT_IN_ANSWER ->
                    "Son texte répond à quelque chose qui arrive ; ce n'est pas cela.";
            case TEXT_OTHER_PHASE -> "Son texte sert à une autre phase.";
            case TEXT_USED_UP -> "Son texte a déjà servi autant de fois que permis.";
            case TEXT_CONDITION -> "La condition posée par son texte n'est pas remplie.";
            case TEXT_WITHOUT_TARGET -> "Son texte ne trouve aucune cible.";
            case SEARCH_FAILED ->
                    "Ce texte n'a rien trouvé dans cette pile ; il n'y sert plus pendant ce tour.";
            case NAMED_CARDS_BARRED ->
                    "Aucune des cartes que son texte nomme ne peut plus venir sur la table.";
            case TEXT_NOT_PAYABLE -> "Le coût de son texte ne peut être payé.";
            case TEXT_NAMES_OTHERS -> "Son texte ne désigne pas cette carte.";
            case IMMUNE -> "Cette carte y est immunisée.";

            // ---- captives
            case NO_CAPTIVE -> "Il n'y a aucun captif à livrer.";
            case NO_PRISON -> "Ce site n'est pas une prison.";
            case NO_ESCORT -> "Seul un chasseur de primes ou un guerrier emmène un captif.";
            case ESCORT_BUSY -> "Ce personnage escorte déjà un captif.";

            // ---- moving
            case NOT_NOW -> "Ce n'est pas le moment.";
            case NOT_YOUR_CARD -> "Cette carte n'est pas à vous en ce moment.";
            case NOT_ON_TABLE -> "La carte n'est pas sur la table.";
            case INACTIVE -> "La carte est hors de l'action pour l'instant.";
            case IN_SEARCH_PARTY ->
                    "Elle a fait partie d'une équipe de recherche et reste là jusqu'à la fin du"
                            + " tour.";
            case ALREADY_MOVED -> "Elle a déjà fait son déplacement normal ce tour-ci.";
            case ALREADY_REACTED -> "Elle a déjà réagi ce tour-ci.";
            case UNPILOTED -> "Personne n'est aux commandes.";
            case NO_DRIVER -> "Personne ne la conduit.";
            case NOT_ENOUGH_FORCE -> "Il n'y a pas assez de Force à utiliser.";
            case TOO_FAR -> "L'endroit est hors de portée.";
            case NO_WAY -> "Les deux endroits ne vont pas ensemble : aucun chemin n'y mène.";
            case TOO_MANY_PARSECS ->
                    "Le système est à plus de parsecs que n'en couvre son hypervitesse.";
            case SECTOR_TOO_FAR ->
                    "Trop de secteurs les séparent : un chasseur en parcourt deux au plus, les autres un.";
            case SHIP_ELSEWHERE ->
                    "Les navettes volent entre un site et un vaisseau qui est au système de ce site.";
            case NO_SHUTTLES ->
                    "Les navettes vont des sites extérieurs aux gros vaisseaux pouvant s'arrimer.";
            case SITES_ONLY -> "Un personnage se tient sur un site, ou à bord de quelque chose.";
            case EXTERIOR_ONLY ->
                    "Les véhicules et les vaisseaux posés ne sont que sur des sites extérieurs.";
            case IN_SPACE_ONLY ->
                    "Un gros vaisseau n'est qu'aux systèmes et aux secteurs d'astéroïdes.";
            case ON_BOMBING_RUN ->
                    "Personne ne quitte un vaisseau en mission de bombardement avant son retour au"
                            + " système.";
            case LANDED -> "Un vaisseau posé doit d'abord décoller.";
            case ABOARD -> "Elle est à bord de quelque chose et doit d'abord débarquer.";
            case NOT_BESIDE -> "Elle n'est pas à côté de ce vaisseau ou véhicule.";
            case NOT_YOUR_SHIP ->
                    "Seules les cartes de son joueur montent à bord d'un vaisseau ou véhicule.";
            case NOWHERE_TO_STEP_OUT ->
                    "On ne débarque pas dans l'espace : il n'y a nulle part où se tenir.";
            case NO_HYPERSPEED -> "Elle n'a pas d'hypervitesse.";
            case NO_NAV_COMPUTER -> "Elle n'a ni ordinateur de navigation ni astromech à bord.";
            case FORBIDDEN_BY_CARD -> "Une carte l'interdit.";
            case NO_ROOM -> "Il n'y a plus de place à bord.";
            case WRONG_KIND_OF_PLACE ->
                    "Une carte de ce genre ne peut aller d'ici à un tel endroit.";
            case CLOUDS_BETWEEN ->
                    "Des nuages les séparent : il faut passer par le secteur de nuages le plus bas.";
            case DOCKING_BAYS_ONLY -> "Elle n'atterrit que dans une aire d'arrimage.";
            case ENERGY_SHIELD ->
                    "Sous le bouclier d'énergie, le côté obscur ne passe que par le sol.";
            case INSIDE_STATION ->
                    "À l'intérieur d'une station de combat, ni déploiement, ni bataille, ni drainage.";
            case NOBODY_TO_FOLLOW ->
                    "Dans une station de combat, le côté obscur ne vole qu'à la poursuite de chasseurs du côté lumineux.";
            case TRENCH ->
                    "La tranchée n'est accessible que par les cartes qui le disent, et l'on n'y livre pas bataille.";
            case HOLOSITE ->
                    "Seuls des Déjariks et des hologrammes peuvent se trouver à un holosite.";
            case SECLUDED ->
                    "Ce monde est isolé : seules y parviennent ainsi les cartes qui le disent.";
        };
    }
}
