package holosite.server.wire;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;

/** The glossary entry that explains a question; empty if there is none. */
final class GlossaryLinks {
    private GlossaryLinks() {}

    static String about(Prompt.Key key, Phase phase) {
        return switch (key) {
            case PHASE_ACTION -> ofPhase(phase);
            case RESPONSE -> "played";
            case WEAPONS_SEGMENT -> "during-battle";
            case DAMAGE_SEGMENT -> "damage-segment";
            case DRAW_BATTLE_DESTINY -> "power-segment";
            case AUTOMATIC_ORDER, WHICH_FIRST -> "automatic-actions";
            case DEPLOY_WHERE, DEPLOY_AIM, DEPLOY_PILOT -> "deployment-restrictions";
            case SEAT -> "deploying-cards-on-vehicles-and-starships";
            case REACT_EMBARK, REACT_BOARD -> "embarking";
            case REACT_DISEMBARK, JUMP_OFF -> "disembarking";
            case TRANSFER_TO -> "devices";
            case DESTINY_NUMBER -> "destiny-draw";
            case STARTING_LOCATION -> "starting-locations";
            case STARTING_EFFECT -> "effect-starting";
            case STARTING_INTERRUPT, STARTING_CARD -> "starting-the-game";
            case PLAY_FROM_UNDER -> "defensive-shields";
            case ESCORT, CAPTIVE_FATE -> "escorting";
            case ASTEROID_ORDER -> "asteroid-destiny";
            case ATTACK_SIDE, ATTACK_WEAPONS, ATTACK_DESTINY, ATTACK_ORDER -> "attacks";
            case MENTOR -> "apprentice";
            case SEARCH -> "deploy-from-reserve-deck";
            default -> "";
        };
    }

    private static String ofPhase(Phase phase) {
        return switch (phase) {
            case DEPLOY -> "deploy-phase";
            case DRAW -> "draw-phase";
            case BATTLE -> "participating-in-battle";
            case ACTIVATE -> "at-normal-use-of-the-force";
            case CONTROL -> "presence";
            case MOVE -> "prepositions";
        };
    }
}
