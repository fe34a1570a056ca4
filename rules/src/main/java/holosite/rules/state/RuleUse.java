package holosite.rules.state;

import holosite.language.ability.Limit;

/** What the rules let a card do only so often in a phase, a turn or a battle. */
public enum RuleUse {
    EMBARKS(Limit.Per.PHASE),
    DISEMBARKS(Limit.Per.PHASE),
    CHANGES_SEATS(Limit.Per.PHASE),
    DOCKS(Limit.Per.PHASE),
    REACTS(Limit.Per.TURN),
    TRANSFERS(Limit.Per.TURN),
    DELIVERS_PRISONER(Limit.Per.PHASE),
    TAKES_PRISONER(Limit.Per.PHASE),
    ATTACKS(Limit.Per.PHASE),
    ATTACK_BEGUN_HERE(Limit.Per.PHASE),
    LETS_GO_OF_HOST(Limit.Per.TURN),
    FIRES(Limit.Per.BATTLE);

    private final Limit.Per per;

    RuleUse(Limit.Per per) {
        this.per = per;
    }

    Limit.Per per() {
        return per;
    }
}
