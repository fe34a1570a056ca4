package holosite.rules.weapon;

import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.destiny.Firing;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Receiver;
import holosite.rules.table.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * Weapons fired at one card; or, if there is no target yet, a weapon fired twice at what its first
 * shot is aimed at. Each is aimed, paid for and counts as fired; then the destinies of all are
 * drawn and make one sum; then the sum is applied once for each weapon, with what that weapon adds,
 * in an order its player chooses.
 */
public record Volley(
        Side player, int target, List<Integer> waiting, List<Aimed> aimed, int drawn, double sum)
        implements QuestionStep.ForCards, Receiver, Firing {

    /**
     * A weapon that has been aimed: by whom, at what, in which of its ways of firing, as which
     * action.
     */
    public record Aimed(int weapon, int firer, int target, int shot, int id) {}

    private static final int DESTINY = -1;

    public Volley {
        waiting = List.copyOf(waiting);
        aimed = List.copyOf(aimed);
    }

    static Volley begin(Side player, int[] weapons, int target) {
        var waiting = new ArrayList<Integer>();
        for (int weapon : weapons) {
            waiting.add(weapon);
        }
        return new Volley(player, target, waiting, List.of(), 0, Double.NaN);
    }

    @Override
    public void run(GameState game) {
        if (!waiting.isEmpty()) {
            game.next(
                    new Aim(player, waiting.getFirst(), aim(), permission(), 0, true),
                    with(waiting.subList(1, waiting.size()), aimed, drawn, sum));
        } else if (drawn < aimed.size()) {
            draw(game, aimed.get(drawn));
        } else {
            chooseOne(game, player, new CardPrompt.ShotOrder(target), weapons());
        }
    }

    private int aim() {
        return target == Table.NOBODY && !aimed.isEmpty() ? aimed.getFirst().target() : target;
    }

    private Permission permission() {
        return target == Table.NOBODY ? Permission.TWICE : Permission.BATTLE;
    }

    private Volley with(List<Integer> left, List<Aimed> shots, int draws, double total) {
        return new Volley(player, target, left, shots, draws, total);
    }

    private void draw(GameState game, Aimed next) {
        game.push(with(waiting, aimed, drawn + 1, sum));
        int draws = Weapons.shots(game, next.weapon).get(next.shot).said().draws();
        if (draws > 0) {
            DestinyDraws.draw(
                    game, player, draws, DestinyKind.WEAPON, DESTINY, next.weapon, next.target);
        } else {
            game.give(DESTINY, 0.0);
        }
    }

    private int[] weapons() {
        return aimed.stream().mapToInt(Aimed::weapon).distinct().toArray();
    }

    @Override
    public void chosen(GameState game, int[] weapon) {
        apply(game, aimed(weapon[0]));
    }

    /** The weapons left wait while one takes its effect. */
    private void apply(GameState game, Aimed now) {
        var left = aimed.stream().filter(one -> one.weapon != now.weapon).toList();
        game.next(
                new Shooting(
                        player,
                        now.weapon,
                        now.firer,
                        now.target,
                        now.shot,
                        0,
                        sum,
                        Shooting.Stage.TOTAL,
                        now.id,
                        false),
                with(waiting, left, left.size(), sum));
    }

    /** Destinies of one weapon; draws that failed add nothing. */
    @Override
    public Volley received(int slot, double number) {
        double more = Double.isNaN(number) ? sum : Double.isNaN(sum) ? number : sum + number;
        return with(waiting, aimed, drawn, more);
    }

    /** A weapon has been aimed: the slot is its number. */
    @Override
    public Volley received(int slot, int... shot) {
        var more = new ArrayList<>(aimed);
        more.add(new Aimed(slot, shot[0], shot[1], shot[2], shot[3]));
        return with(waiting, more, drawn, sum);
    }

    // ---- for texts that ask

    @Override
    public boolean fires(int weapon) {
        return aimed.stream().anyMatch(one -> one.weapon == weapon);
    }

    @Override
    public int firer(int weapon) {
        return aimed(weapon).firer;
    }

    @Override
    public int target(int weapon) {
        return aimed(weapon).target;
    }

    @Override
    public double addedPerDraw(int weapon) {
        return 0;
    }

    private Aimed aimed(int weapon) {
        return aimed.stream().filter(one -> one.weapon == weapon).findFirst().orElseThrow();
    }
}
