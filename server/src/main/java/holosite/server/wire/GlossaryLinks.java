package holosite.server.wire;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.refusal.Objection;
import java.util.Optional;

/** The glossary entry that explains a question, a figure or an objection, if there is one. */
final class GlossaryLinks {
    private GlossaryLinks() {}

    static Optional<String> about(Prompt.Key key, Phase phase) {
        return named(entry(key, phase));
    }

    static Optional<String> about(Figure figure) {
        return named(entry(figure));
    }

    static Optional<String> about(Objection objection) {
        return named(objection.entry());
    }

    private static Optional<String> named(String entry) {
        return entry.isEmpty() ? Optional.empty() : Optional.of(entry);
    }

    private static String entry(Prompt.Key key, Phase phase) {
        return switch (key) {
            case PHASE_ACTION -> ofPhase(phase);
            case RESPONSE -> "responding";
            case WEAPONS_SEGMENT -> "weapon";
            case DAMAGE_SEGMENT -> "forfeit";
            case LOSE_FORCE_FROM -> "losing-force";
            case FIRE_TARGET -> "weapon";
            case MOVE_WHERE, MOVE_WHO -> "moving";
            case LAYOUT -> "location";
            case DRAW_BATTLE_DESTINY -> "battle-destiny";
            case AUTOMATIC_ORDER, ACTS_OR_IS_CANCELED, WHICH_FIRST -> "automatic-actions";
            case DEPLOY_WHERE, DEPLOY_AIM, DEPLOY_PILOT -> "deployment-restrictions";
            case SEAT -> "deploying-cards-on-vehicles-and-starships";
            case REACT_EMBARK, REACT_BOARD -> "embarking";
            case REACT_DISEMBARK, JUMP_OFF -> "disembarking";
            case TRANSFER_TO -> "devices";
            case DESTINY_NUMBER -> "destiny";
            case STARTING_LOCATION -> "starting-locations";
            case STARTING_EFFECT -> "effect-starting";
            case STARTING_INTERRUPT, STARTING_CARD -> "starting-the-game";
            case PLAY_FROM_UNDER -> "defensive-shields";
            case ESCORT -> "escorting";
            case CAPTIVE_FATE -> "captive";
            case ASTEROID_ORDER -> "asteroid-destiny";
            case ATTACK_SIDE, ATTACK_WEAPONS, ATTACK_DESTINY, ATTACK_ORDER -> "attacks";
            case MENTOR -> "apprentice";
            case SEARCH -> "deploy-from-reserve-deck";
            default -> "";
        };
    }

    private static String ofPhase(Phase phase) {
        return switch (phase) {
            case DEPLOY -> "deploying";
            case DRAW -> "draw-phase";
            case BATTLE -> "battle";
            case ACTIVATE -> "activating-force";
            case CONTROL -> "control-phase";
            case MOVE -> "moving";
        };
    }

    private static String entry(Figure figure) {
        return switch (figure) {
            case POWER, TOTAL_POWER -> "power";
            case ABILITY, TOTAL_ABILITY, USABLE_ABILITY -> "ability";
            case FORFEIT -> "forfeit";
            case DEPLOY_COST -> "deploy-cost";
            case DESTINY, DESTINY_DRAW, TEXT_DESTINY_DRAW -> "destiny";
            case ARMOR -> "armor";
            case MANEUVER -> "maneuver";
            case LANDSPEED -> "landspeed";
            case HYPERSPEED -> "hyperspeed";
            case FEROCITY -> "creature";
            case DEFENSE_VALUE -> "defense-value";
            case IMMUNITY_TO_ATTRITION -> "immunity-to-attrition";
            case POLITICS, TOTAL_POLITICS -> "politics";
            case PARSEC -> "parsec-numbers";
            case MOVE_COST -> "moving";
            case FIRE_COST, WEAPON_DESTINY_DRAW, TOTAL_WEAPON_DESTINY -> "weapon";
            case FORCE_ICONS -> "force-icons";
            case FORCE_GENERATION, TOTAL_FORCE_GENERATION -> "force-generation";
            case FORCE_DRAIN, FORCE_DRAIN_COST -> "force-drain";
            case BATTLE_COST -> "battle";
            case BATTLE_DESTINIES, BATTLE_DESTINY_DRAW, TOTAL_BATTLE_DESTINY -> "battle-destiny";
            case ATTRITION -> "attrition";
            case BATTLE_DAMAGE -> "battle-damage";
            case FORCE_LOSS -> "losing-force";
            case RETRIEVAL -> "retrieving-force";
            default -> "";
        };
    }
}
