package holosite.rules.decision;

/**
 * Why a decision is asked, and what it is about. The cards are named by their numbers; in a view by
 * its handles.
 */
public sealed interface Prompt
        permits ActPrompt, CardPrompt, DeployWhere, NumberPrompt, OptionPrompt {

    /**
     * The name of the question, for clients and files: it does not change when classes are renamed.
     */
    default Key key() {
        return switch (this) {
            case ActPrompt.PhaseAction _ -> Key.PHASE_ACTION;
            case ActPrompt.Response _ -> Key.RESPONSE;
            case ActPrompt.AutomaticOrder _ -> Key.AUTOMATIC_ORDER;
            case ActPrompt.WeaponsSegment _ -> Key.WEAPONS_SEGMENT;
            case ActPrompt.DamageSegment _ -> Key.DAMAGE_SEGMENT;
            case ActPrompt.AttackWeapons _ -> Key.ATTACK_WEAPONS;
            case DeployWhere _ -> Key.DEPLOY_WHERE;
            case CardPrompt.DeployAboard _ -> Key.DEPLOY_WHERE;
            case CardPrompt.DeployAim _ -> Key.DEPLOY_AIM;
            case CardPrompt.DeployPilot _ -> Key.DEPLOY_PILOT;
            case CardPrompt.MoveWhere _ -> Key.MOVE_WHERE;
            case CardPrompt.IntoOrbit _ -> Key.MOVE_WHERE;
            case CardPrompt.MoveWho _ -> Key.MOVE_WHO;
            case CardPrompt.CarryWho _ -> Key.MOVE_WHO;
            case CardPrompt.ReactEmbark _ -> Key.REACT_EMBARK;
            case CardPrompt.ReactDisembark _ -> Key.REACT_DISEMBARK;
            case CardPrompt.ReactBoard _ -> Key.REACT_BOARD;
            case CardPrompt.TransferTo _ -> Key.TRANSFER_TO;
            case CardPrompt.Target _ -> Key.TARGET;
            case CardPrompt.ReplaceWhich _ -> Key.TARGET;
            case CardPrompt.Pick _ -> Key.PICK;
            case CardPrompt.FiredBy _ -> Key.PICK;
            case CardPrompt.FireTarget _ -> Key.FIRE_TARGET;
            case CardPrompt.FireAlsoAt _ -> Key.FIRE_ALSO_AT;
            case CardPrompt.LoseForceFrom _ -> Key.LOSE_FORCE_FROM;
            case CardPrompt.Search _ -> Key.SEARCH;
            case CardPrompt.Retrieve _ -> Key.SEARCH;
            case CardPrompt.Seat _ -> Key.SEAT;
            case CardPrompt.StartingLocation _ -> Key.STARTING_LOCATION;
            case CardPrompt.StartingEffect _ -> Key.STARTING_EFFECT;
            case CardPrompt.StartingInterrupt _ -> Key.STARTING_INTERRUPT;
            case CardPrompt.StartingCard _ -> Key.STARTING_CARD;
            case CardPrompt.PlayFromUnder _ -> Key.PLAY_FROM_UNDER;
            case CardPrompt.Escort _ -> Key.ESCORT;
            case CardPrompt.SearchParty _ -> Key.SEARCH_PARTY;
            case CardPrompt.ReturnToHand _ -> Key.RETURN_TO_HAND;
            case CardPrompt.ShotOrder _ -> Key.ORDER;
            case CardPrompt.GiveFromHand _ -> Key.GIVE_FROM_HAND;
            case CardPrompt.AsteroidOrder _ -> Key.ASTEROID_ORDER;
            case CardPrompt.ActsOrIsCanceled _ -> Key.ACTS_OR_IS_CANCELED;
            case CardPrompt.JumpOff _ -> Key.JUMP_OFF;
            case CardPrompt.AttackOrder _ -> Key.ATTACK_ORDER;
            case CardPrompt.SabaccPlayer _ -> Key.SABACC_PLAYER;
            case CardPrompt.SabaccWinnings _ -> Key.SABACC_WINNINGS;
            case CardPrompt.RaceFor _ -> Key.RACE_FOR;
            case CardPrompt.ChooseRaceDestinies _ -> Key.CHOOSE_RACE_DESTINIES;
            case CardPrompt.Mentor _ -> Key.MENTOR;
            case NumberPrompt.Number _ -> Key.NUMBER;
            case NumberPrompt.AtLeast _ -> Key.NUMBER;
            case NumberPrompt.HowMuchForce _ -> Key.HOW_MUCH_FORCE;
            case NumberPrompt.Parsec _ -> Key.MOVE_WHERE;
            case OptionPrompt.CaptiveFate _ -> Key.CAPTIVE_FATE;
            case OptionPrompt.DestinyNumber _ -> Key.DESTINY_NUMBER;
            case OptionPrompt.DeploySystem _ -> Key.DEPLOY_WHERE;
            case OptionPrompt.Layout _ -> Key.LAYOUT;
            case OptionPrompt.OneOf _ -> Key.OPTION;
            case OptionPrompt.Heading _ -> Key.OPTION;
            case OptionPrompt.WhichFirst _ -> Key.WHICH_FIRST;
            case OptionPrompt.AttackSide _ -> Key.ATTACK_SIDE;
            case OptionPrompt.TellApart _ -> Key.NAME_KIND;
            case OptionPrompt.NameKind _ -> Key.NAME_KIND;
            case YesNo.May _ -> Key.MAY;
            case YesNo.MayPay _ -> Key.MAY_PAY;
            case YesNo.DrawBattleDestiny _ -> Key.DRAW_BATTLE_DESTINY;
            case YesNo.AttackDestiny _ -> Key.ATTACK_DESTINY;
            case YesNo.SabaccCard _ -> Key.SABACC_CARD;
            case YesNo.TellTruth _ -> Key.TELL_TRUTH;
            case YesNo.UseRaceDestiny _ -> Key.USE_RACE_DESTINY;
        };
    }

    /** A question about a card. */
    interface OneCard {
        int card();
    }

    /** A question about a card and another one. */
    interface TwoCards extends OneCard {
        int other();
    }

    /** The questions the rules ask. */
    enum Key {
        PHASE_ACTION,
        RESPONSE,
        AUTOMATIC_ORDER,
        WEAPONS_SEGMENT,
        DAMAGE_SEGMENT,
        ATTACK_WEAPONS,
        DEPLOY_WHERE,
        DEPLOY_AIM,
        DEPLOY_PILOT,
        MOVE_WHERE,
        MOVE_WHO,
        REACT_EMBARK,
        REACT_DISEMBARK,
        REACT_BOARD,
        TRANSFER_TO,
        TARGET,
        PICK,
        FIRE_TARGET,
        LOSE_FORCE_FROM,
        SEARCH,
        SEAT,
        STARTING_LOCATION,
        STARTING_EFFECT,
        STARTING_INTERRUPT,
        STARTING_CARD,
        PLAY_FROM_UNDER,
        ESCORT,
        SEARCH_PARTY,
        RETURN_TO_HAND,
        ORDER,
        GIVE_FROM_HAND,
        ASTEROID_ORDER,
        ACTS_OR_IS_CANCELED,
        JUMP_OFF,
        ATTACK_ORDER,
        SABACC_PLAYER,
        SABACC_WINNINGS,
        RACE_FOR,
        CHOOSE_RACE_DESTINIES,
        MENTOR,
        NUMBER,
        HOW_MUCH_FORCE,
        CAPTIVE_FATE,
        DESTINY_NUMBER,
        LAYOUT,
        OPTION,
        WHICH_FIRST,
        ATTACK_SIDE,
        MAY,
        MAY_PAY,
        DRAW_BATTLE_DESTINY,
        ATTACK_DESTINY,
        SABACC_CARD,
        USE_RACE_DESTINY,
        NAME_KIND,
        TELL_TRUTH,
        FIRE_ALSO_AT
    }
}
