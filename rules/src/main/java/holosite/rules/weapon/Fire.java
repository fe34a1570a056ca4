package holosite.rules.weapon;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.Equipment;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.YesNo;
import holosite.rules.destiny.Firing;
import holosite.rules.destiny.WeaponsFired;
import holosite.rules.modifier.Standing;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.table.Cards;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/**
 * Firing weapons: by the rule of battles, by the text of a card in or out of battle, or several at
 * one target. While a weapon is being fired, texts may ask by whom and at what.
 */
public final class Fire {
    private Fire() {}

    /** A weapon is fired in the weapons segment. */
    public static void begin(GameState game, Side player, int weapon) {
        game.push(new Aim(player, weapon, Table.NOBODY, Permission.BATTLE, 0, false));
    }

    /**
     * A text lets one of these weapons fire, in or out of battle: by its usual rules, but not
     * counted among its shots of a battle. A text may make it free and add to each destiny drawn
     * for it.
     */
    public static void byText(
            GameState game,
            Side player,
            int[] weapons,
            boolean free,
            double addedPerDraw,
            int source) {
        Permission permission = Permission.byText(free, false);
        int[] able =
                Arrays.stream(weapons)
                        .filter(
                                weapon ->
                                        WeaponRules.refusal(game, weapon, Table.NOBODY, permission)
                                                .none())
                        .toArray();
        if (able.length > 0) {
            game.push(new PickWeapon(player, new Cards(able), permission, addedPerDraw, source));
        }
    }

    /**
     * Whether a text could let this weapon fire now, also at cards that the text adds. If the text
     * breaks cover first, whoever is Undercover may fire.
     */
    public static boolean couldByText(
            GameState game, int weapon, boolean free, boolean outOfCover, int[] added) {
        Permission permission = Permission.byText(free, outOfCover);
        Refusal refusal = WeaponRules.refusal(game, weapon, Table.NOBODY, permission);
        var table = game.table();
        return refusal.none()
                || refusal == Refusal.NO_TARGET
                        && Arrays.stream(added)
                                .anyMatch(
                                        card ->
                                                table.owner(card) != table.owner(weapon)
                                                        && Whereabouts.present(table, card)
                                                                == Whereabouts.present(
                                                                        table, weapon));
    }

    /** The next shots of these weapons, by a text, are this card's alone. */
    public static void onlyBy(GameState game, int[] weapons, int firer) {
        game.push(new OnlyBy(new Cards(weapons), firer));
    }

    /** Whether this card could fire the weapon by a text. */
    public static boolean couldBeFiredBy(GameState game, int weapon, int firer) {
        return firer != Table.NOBODY && Firers.canFire(game, weapon, firer, Permission.TEXT);
    }

    /** Whether a weapon reaches a location from where it is. */
    public static boolean reaches(GameState game, int weapon, int location) {
        return Targets.reaches(game, weapon, location);
    }

    /** Whether a weapon on the table has not been used this turn. */
    public static boolean ready(GameState game, int weapon) {
        int bearer = Equipment.bearer(game, weapon);
        return Standing.of(game).isActive(weapon)
                && !game.table().has(weapon, Flag.USED_WEAPON)
                && (!game.table().definition(bearer).isVessel() || Piloting.piloted(game, bearer))
                && Equipment.mayUse(game, bearer, weapon);
    }

    /**
     * Weapons are fired as a text says, at these cards if it names any: they are used for this
     * turn, and players can respond.
     */
    public static void asFollows(GameState game, int[] weapons, int[] targets) {
        for (int weapon : weapons) {
            Equipment.used(game, Equipment.bearer(game, weapon), weapon);
            if (game.battle().isGoingOn()) {
                Weapons.firedInBattle(game, weapon);
            }
            for (int target : targets) {
                ResponseWindow.open(
                        game,
                        Weapons.happening(game, Event.WEAPON_FIRED, weapon, target, game.newId()));
            }
        }
    }

    /** A text lets a player fire these weapons one after the other, as many as he likes. */
    public static void inTurn(GameState game, Side player, int[] weapons, int source) {
        game.push(new InTurn(player, new Cards(weapons), source));
    }

    /** Weapons fire at one card; their destinies make one total. */
    public static void together(GameState game, Side player, int[] weapons, int target) {
        game.push(Volley.begin(player, weapons, target));
    }

    /**
     * A text lets a weapon fire twice in a battle: one shot after the other, or both at one card
     * with one total.
     */
    public static void twice(GameState game, Side player, int weapon, boolean together) {
        if (together) {
            int[] shots = {weapon, weapon};
            game.push(Volley.begin(player, shots, Table.NOBODY));
        } else {
            var shot = new Aim(player, weapon, Table.NOBODY, Permission.TWICE, 0, false);
            game.next(shot, shot);
        }
    }

    /** Whether this weapon could be fired now by the rule of battles. */
    public static boolean couldInBattle(GameState game, int weapon) {
        return weapon != Table.NOBODY && WeaponRules.refusal(game, weapon, Table.NOBODY).none();
    }

    /** The shot of this action is aimed at another card from now on; false if it is no shot. */
    public static boolean retarget(GameState game, int actionId, int newTarget) {
        for (Step step : game.stack()) {
            if (step instanceof Shooting shooting && shooting.id() == actionId) {
                game.replace(shooting, shooting.aimedAt(game, newTarget));
                return true;
            }
            if (step instanceof SharedShot shared && shared.isAction(actionId)) {
                game.replace(shared, shared.aimedAt(actionId, newTarget));
                return true;
            }
        }
        return false;
    }

    // ---- what is being fired

    /** Who is firing this weapon, or nobody. */
    public static int firerOf(GameState game, int weapon) {
        Firing firing = WeaponsFired.firing(game, weapon);
        return firing == null ? Table.NOBODY : firing.firer(weapon);
    }

    /** Of the weapons that can still be fired the player chooses the next, or stops. */
    public record InTurn(Side player, Cards weapons, int source) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] able =
                    Arrays.stream(weapons.numbers())
                            .filter(
                                    weapon ->
                                            ready(game, weapon)
                                                    && WeaponRules.refusal(
                                                                    game,
                                                                    weapon,
                                                                    Table.NOBODY,
                                                                    Permission.TEXT)
                                                            .none())
                            .toArray();
            choose(game, player, new CardPrompt.Pick(source), able, 0, 1);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            if (chosen.length > 0) {
                game.next(
                        new Aim(player, chosen[0], Table.NOBODY, Permission.TEXT, 0, false),
                        new Repeat(player, chosen[0]),
                        this);
            }
        }
    }

    /** Waits below the shots of these weapons: this card alone fires them. */
    public record OnlyBy(Cards weapons, int firer) implements Step {

        @Override
        public void run(GameState game) {
            // the shots have been fired, and nobody asks any more
        }

        /** Those of these cards that may fire the weapon in the action going on. */
        static int[] of(GameState game, int weapon, int[] able) {
            OnlyBy only = game.stack().nearest(OnlyBy.class);
            return only == null || Arrays.stream(only.weapons.numbers()).noneMatch(w -> w == weapon)
                    ? able
                    : Arrays.stream(able).filter(card -> card == only.firer).toArray();
        }
    }

    /** Of several weapons that a text lets fire, one is chosen. */
    public record PickWeapon(
            Side player, Cards weapons, Permission permission, double perDraw, int source)
            implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            chooseOne(game, player, new CardPrompt.Pick(source), weapons.numbers());
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            fire(game, chosen[0]);
        }

        private void fire(GameState game, int weapon) {
            game.next(
                    new Aim(player, weapon, Table.NOBODY, permission, perDraw, false),
                    new Repeat(player, weapon));
        }
    }

    /**
     * A repeating weapon that a text let fire may fire again and again, for the price of its own
     * text. In a battle it does so in the weapons segment.
     */
    public record Repeat(Side player, int weapon) implements QuestionStep.ForYesNo {

        @Override
        public void run(GameState game) {
            if (!game.battle().isGoingOn()
                    && Weapons.repeats(game, weapon)
                    && WeaponRules.refusal(game, weapon, Table.NOBODY, Permission.REPEATED)
                            .none()) {
                ask(game, player, new YesNo.May(weapon));
            }
        }

        @Override
        public void decided(GameState game, boolean yes) {
            if (yes) {
                game.next(
                        new Aim(player, weapon, Table.NOBODY, Permission.REPEATED, 0, false), this);
            }
        }
    }
}
