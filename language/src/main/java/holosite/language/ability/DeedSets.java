package holosite.language.ability;

import java.util.EnumSet;
import java.util.Set;

/** What texts can say of which deeds. */
final class DeedSets {
    private DeedSets() {}

    /** What a rule asks whether a text allows it. */
    static final Set<Deed> ALLOWED =
            EnumSet.of(
                    Deed.FORCE_DRAIN,
                    Deed.ROUND_LOSS_DOWN,
                    Deed.CLONE_OWN_DESTINY,
                    Deed.CHOOSE_FOR_OPPONENT,
                    Deed.DEPLOY,
                    Deed.DEPLOY_WITHOUT_PRESENCE,
                    Deed.DEPLOY_REGARDLESS,
                    Deed.DEPLOY_FROM_STACK,
                    Deed.BE_PLACED_ON,
                    Deed.SHARE_DEPLOY_COST,
                    Deed.DEPLOY_UNDERCOVER,
                    Deed.DEPLOY_AS_REACT,
                    Deed.MOVE,
                    Deed.MOVE_AS_REACT,
                    Deed.MOVE_AWAY_AS_REACT,
                    Deed.MOVE_FROM_ATTACK_AS_REACT,
                    Deed.REACT_TO,
                    Deed.INITIATE_BATTLE,
                    Deed.BE_BATTLED,
                    Deed.BE_ATTACKED,
                    Deed.FORFEIT,
                    Deed.FORFEIT_FROM_HAND,
                    Deed.FIRE,
                    Deed.FIRE_FROM_AFAR,
                    Deed.REACH_ADJACENT_SITE,
                    Deed.REACH_TWO_SITES_AWAY,
                    Deed.BE_TARGETED,
                    Deed.BE_TARGETED_AS_CHARACTER,
                    Deed.CARRY,
                    Deed.TRANSFER,
                    Deed.BE_REPLACED,
                    Deed.PLAY_AGAIN,
                    Deed.DRIVE,
                    Deed.SHUTTLE,
                    Deed.USE_BAY,
                    Deed.BE_HELD,
                    Deed.MAKE_BOMBING_RUN);

    /** What the rules allow nobody unless a text does: forbidding it would mean nothing. */
    static final Set<Deed> ONLY_ALLOWED =
            EnumSet.of(
                    Deed.ROUND_LOSS_DOWN,
                    Deed.CLONE_OWN_DESTINY,
                    Deed.CHOOSE_FOR_OPPONENT,
                    Deed.DEPLOY_WITHOUT_PRESENCE,
                    Deed.DEPLOY_REGARDLESS,
                    Deed.DEPLOY_FROM_STACK,
                    Deed.BE_PLACED_ON,
                    Deed.DEPLOY_UNDERCOVER,
                    Deed.DEPLOY_AS_REACT,
                    Deed.MOVE_AS_REACT,
                    Deed.MOVE_AWAY_AS_REACT,
                    Deed.MOVE_FROM_ATTACK_AS_REACT,
                    Deed.FIRE_FROM_AFAR,
                    Deed.BE_BATTLED,
                    Deed.FORFEIT_FROM_HAND,
                    Deed.REACH_ADJACENT_SITE,
                    Deed.BE_TARGETED_AS_CHARACTER,
                    Deed.REACH_TWO_SITES_AWAY,
                    Deed.BE_REPLACED,
                    Deed.SHUTTLE,
                    Deed.USE_BAY,
                    Deed.BE_HELD,
                    Deed.MAKE_BOMBING_RUN);

    static final Set<Deed> TAXED =
            EnumSet.of(
                    Deed.FORCE_DRAIN,
                    Deed.DRAW_CARD,
                    Deed.PLAY,
                    Deed.DEPLOY,
                    Deed.MOVE,
                    Deed.MOVE_TO,
                    Deed.MOVE_FROM,
                    Deed.USE_LANDSPEED,
                    Deed.INITIATE_BATTLE,
                    Deed.FIRE);

    /** Done by a player, not with a card. */
    static final Set<Deed> WITHOUT_CARDS =
            EnumSet.of(
                    Deed.ACTIVATE_FORCE,
                    Deed.LOSE_TO_DRAIN_FROM_ELSEWHERE,
                    Deed.ROUND_LOSS_DOWN,
                    Deed.CONTROL,
                    Deed.DRAW_CARD,
                    Deed.TAKE_FIRST_TURN,
                    Deed.DRAW_RACE_DESTINY);

    /** Done nowhere in particular. */
    static final Set<Deed> WITHOUT_PLACE =
            EnumSet.of(
                    Deed.ACTIVATE_FORCE,
                    Deed.DRAW_CARD,
                    Deed.TAKE_FIRST_TURN,
                    Deed.ROUND_LOSS_DOWN,
                    Deed.CLONE_OWN_DESTINY,
                    Deed.PLAY,
                    Deed.PLAY_AGAIN,
                    Deed.DEPLOY_FROM_STACK,
                    Deed.MOVE,
                    Deed.MOVE_OTHERWISE,
                    Deed.RESET_FORFEIT,
                    Deed.REACH_ADJACENT_SITE,
                    Deed.REACH_TWO_SITES_AWAY,
                    Deed.RETRIEVE);
}
