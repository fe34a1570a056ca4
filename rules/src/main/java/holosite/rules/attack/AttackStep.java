package holosite.rules.attack;

import holosite.language.ability.Event;
import holosite.language.ability.Limit;
import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.YesNo;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.AttackEntry;
import holosite.rules.place.Creatures;
import holosite.rules.state.Attack;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Receiver;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;

/**
 * The segments of an attack, one after the other: weapons, power, damage. It ends at once when it
 * is canceled or when one of its parties is gone. A parasite needs no totals: it attaches itself.
 */
public record AttackStep(int id, Part part, double number)
        implements QuestionStep.ForYesNo, Receiver {

    /** What comes next. */
    public enum Part {
        WEAPONS,
        FEROCITY,
        FIERCE,
        DESTINY,
        DRAWN,
        RESULT,
        AFTERMATH,
        END
    }

    static AttackStep first(int id) {
        return new AttackStep(id, Part.WEAPONS, Double.NaN);
    }

    private AttackStep to(Part next) {
        return new AttackStep(id, next, Double.NaN);
    }

    @Override
    public void run(GameState game) {
        Attack attack = game.attack();
        if (part.compareTo(Part.AFTERMATH) < 0 && over(game)) {
            game.push(to(Part.AFTERMATH));
            return;
        }
        switch (part) {
            case WEAPONS -> {
                game.attack(attack.in(Attack.Segment.WEAPONS));
                game.next(new AttackWeapons(id, 0, attack.player()), to(Part.FEROCITY));
            }
            case FEROCITY -> {
                game.attack(attack.in(Attack.Segment.POWER));
                if (AttackTotals.attaches(game)) {
                    game.push(to(Part.RESULT));
                } else {
                    game.push(to(Part.FIERCE));
                    Fierceness.workOut(game, attack.creature(), 0);
                }
            }
            case FIERCE -> {
                game.attack(attack.fierce(number));
                game.push(to(Part.DESTINY));
            }
            case DESTINY -> destiny(game);
            case DRAWN -> {
                game.attack(attack.drawn(number));
                game.push(to(Part.RESULT));
            }
            case RESULT -> {
                game.attack(attack.in(Attack.Segment.DAMAGE));
                game.push(to(Part.AFTERMATH));
                result(game);
            }
            case AFTERMATH -> {
                game.push(to(Part.END));
                aftermath(game, attack.creature());
            }
            case END -> end(game);
        }
    }

    /** Canceled, or one of the parties is no longer there. */
    private boolean over(GameState game) {
        Attack attack = game.attack();
        if (game.isCanceled(id)
                || !(attack.byCreature()
                        ? Creatures.atLarge(game, attack.creature())
                        : Creatures.attackable(game, attack.creature()))
                || Whereabouts.present(game.table(), attack.creature()) != attack.location()) {
            return true;
        }
        return attack.byCreature()
                ? !Creatures.isPrey(game, attack.creature(), attack.prey())
                : !AttackTotals.anybodyLeft(game);
    }

    // ---- destiny of those who stand against the creature

    private void destiny(GameState game) {
        Side player = game.attack().player();
        if (AttackTotals.ability(game) < 4 || game.table().size(player, Zone.RESERVE_DECK) == 0) {
            game.push(to(Part.RESULT));
        } else {
            ask(game, player, new YesNo.AttackDestiny(game.attack().creature()));
        }
    }

    @Override
    public void decided(GameState game, boolean yes) {
        if (yes) {
            game.push(to(Part.DRAWN));
            DestinyDraws.draw(
                    game,
                    game.attack().player(),
                    1,
                    DestinyKind.ATTACK,
                    0,
                    game.attack().creature());
        } else {
            game.push(to(Part.RESULT));
        }
    }

    @Override
    public AttackStep received(int slot, double drawn) {
        return new AttackStep(id, part, drawn);
    }

    @Override
    public AttackStep received(int slot, int... cards) {
        throw new IllegalStateException("a draw yields a number");
    }

    // ---- results

    private static void result(GameState game) {
        Attack attack = game.attack();
        int creature = attack.creature();
        Side owner = game.table().owner(creature);
        if (AttackTotals.attaches(game)) {
            attach(game, creature, attack.prey());
            return;
        }
        double against = AttackTotals.of(game);
        double fierce = AttackTotals.ofCreature(game);
        Logging.number(game, AttackEntry.AttackTotal::new, owner, creature, fierce);
        Logging.number(
                game,
                AttackEntry.AttackTotal::new,
                attack.player(),
                attack.byCreature() ? attack.prey() : Table.NOBODY,
                against);
        if (!AttackTotals.defeated(game)) {
            return;
        }
        if (attack.byCreature()) {
            Eating.defeated(game, creature, attack.prey());
        } else {
            Logging.line(game, AttackEntry.Defeated::new, attack.player(), creature, Table.NOBODY);
            int id = game.newId();
            game.push(new Eating.Lost(creature, game.table().arrived(creature), id));
            ResponseWindow.open(
                    game,
                    Happening.of(Event.DEFEATED, attack.player())
                            .to(creature)
                            .at(attack.location())
                            .id(id));
        }
    }

    /** A parasite takes a host. */
    private static void attach(GameState game, int creature, int host) {
        int place = game.attack().location();
        game.table().toBottom(creature, Table.on(host), Role.ON);
        // what it counts on a host begins anew on another
        game.table().setCounter(creature, 0);
        Side owner = game.table().owner(creature);
        Logging.line(game, AttackEntry.Attaches::new, owner, creature, host);
        ResponseWindow.open(
                game, Happening.of(Event.ATTACHED_TO, owner).to(host).by(creature).at(place));
    }

    /** A creature that was hit fought on; now it is lost. */
    private static void aftermath(GameState game, int creature) {
        if (game.table().has(creature, Flag.HIT) && game.table().inPlay(creature)) {
            game.table().clear(creature, Flag.HIT);
            Leaving.lose(game, new int[] {creature});
        }
    }

    private static void end(GameState game) {
        Attack attack = game.attack();
        game.table().clearAll(Flag.FIRED_IN_BATTLE);
        game.attack(Attack.NONE);
        Uses.forget(game, Limit.Per.BATTLE);
        Logging.line(game, AttackEntry.AttackEnds::new, attack.player(), attack.location());
    }
}
