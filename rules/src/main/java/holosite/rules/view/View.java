package holosite.rules.view;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.log.Audience;
import holosite.rules.state.GameState;
import java.util.List;
import java.util.Optional;

/**
 * Everything one player may know of a game, built up from that and nothing else: the table, his own
 * hand, the sizes of the piles, the battle, and the question if it is his to answer.
 */
public record View(
        Side viewer,
        int turn,
        Side turnPlayer,
        Phase phase,
        int generation,
        PlayerView dark,
        PlayerView light,
        List<PlaceView> places,
        List<LastingView> lastings,
        Optional<BattleView> battle,
        Optional<AttackView> attack,
        Optional<Question> question,
        int logSize) {

    public View {
        places = List.copyOf(places);
        lastings = List.copyOf(lastings);
    }

    public static View of(GameState game, Side viewer) {
        return of(game, Audience.of(viewer));
    }

    /**
     * What this audience may know. A spectator sees the table from the Light Side, and has no
     * question to answer.
     */
    public static View of(GameState game, Audience audience) {
        return new ViewBuilder(game, audience).view();
    }

    public PlayerView of(Side side) {
        return side == Side.DARK ? dark : light;
    }

    public PlayerView own() {
        return of(viewer);
    }

    public PlayerView opponents() {
        return of(viewer.opposite());
    }

    /**
     * The battle damage that the viewer owes beside the loss he is asked about, where the battle is
     * its cause.
     */
    public double damageBeside(Question question) {
        return battle.filter(fought -> fought.location() == question.about().handle())
                .map(fought -> fought.damage(viewer))
                .orElse(0.0);
    }
}
