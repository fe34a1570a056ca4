package holosite.rules.tell;

import holosite.language.prose.Prose;
import holosite.rules.state.Attack;
import holosite.rules.state.Battle;
import holosite.rules.table.Role;
import holosite.rules.view.CardView;

/** Short labels for a table: marks on cards, their roles, parts of a battle. */
final class TableLabels {
    private TableLabels() {}

    /** In French a mark agrees with "la carte". */
    static String mark(Prose p, CardView.Mark mark) {
        return switch (mark) {
            case HIT -> p.say("hit", "touchée");
            case UNDERCOVER -> p.say("undercover", "sous couverture");
            case CAPTIVE -> p.say("captive", "captive");
            case FROZEN -> p.say("frozen", "congelée");
            case MISSING -> p.say("missing", "disparue");
            case CRASHED -> p.say("crashed", "écrasée");
            case DAMAGED -> p.say("damaged", "endommagée");
            case IN_BATTLE -> p.say("in battle", "en bataille");
            case EXCLUDED -> p.say("excluded", "exclue");
            case MOVED -> p.say("moved", "déplacée");
            case FACE_DOWN -> p.say("face down", "face cachée");
            case SEARCHED -> p.say("searched", "a cherché");
            case BATTLED -> p.say("battled", "a combattu");
            case BLOWN_AWAY -> p.say("blown away", "détruite");
            case COLLAPSED -> p.say("collapsed", "effondrée");
            case BOMBING_RUN -> p.say("on a bombing run", "en mission de bombardement");
            case CROSSED_OVER -> p.say("crossed over", "passée de l'autre côté");
            case AIMED_AT -> p.say("targeted", "visée");
            case LEADS -> p.say("in the lead", "en tête");
            case UNPILOTED -> p.say("unpiloted", "sans pilote");
            case TEXT_CANCELED -> p.say("text canceled", "texte annulé");
            case FLIPPED -> p.say("flipped", "retournée");
        };
    }

    /** The role of a card. */
    static String role(Prose p, Role role) {
        return switch (role) {
            case NONE, LAID_OUT, AT -> "";
            case PILOT -> p.say("pilot", "aux commandes");
            case PASSENGER -> p.say("passenger", "passager");
            case ASTROMECH -> p.say("astromech", "astromech");
            case CARGO -> p.say("in the hold", "en soute");
            case ON -> p.say("on it", "dessus");
            case ESCORTED -> p.say("escorted", "sous escorte");
            case IMPRISONED -> p.say("imprisoned", "en prison");
            case STACKED -> p.say("stacked", "empilée");
            case COVERED -> p.say("covered", "recouverte");
            case INSERTED -> p.say("inserted", "insérée");
        };
    }

    /** The same with the card it is on or aboard. */
    static String on(Prose p, Role role, String host) {
        return switch (role) {
            case PILOT -> p.say("piloting ", "aux commandes de ") + host;
            case PASSENGER, ASTROMECH, CARGO -> p.say("aboard ", "à bord de ") + host;
            case ESCORTED -> p.say("escorted by ", "sous l'escorte de ") + host;
            case NONE, LAID_OUT, AT, ON, IMPRISONED, STACKED, COVERED, INSERTED ->
                    p.say("on ", "sur ") + host;
        };
    }

    static String segment(Prose p, Attack.Segment segment) {
        return switch (segment) {
            case NONE -> "";
            case INITIATION -> segment(p, Battle.Segment.INITIATION);
            case WEAPONS -> segment(p, Battle.Segment.WEAPONS);
            case POWER -> segment(p, Battle.Segment.POWER);
            case DAMAGE -> segment(p, Battle.Segment.DAMAGE);
        };
    }

    static String segment(Prose p, Battle.Segment segment) {
        return switch (segment) {
            case NONE -> "";
            case INITIATION -> p.say("initiation", "engagement");
            case WEAPONS -> p.say("weapons segment", "segment des armes");
            case POWER -> p.say("power segment", "segment de puissance");
            case DAMAGE -> p.say("damage segment", "segment des dommages");
            case ENDING -> p.say("ending", "fin");
        };
    }
}
