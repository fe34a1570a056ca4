package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.utinniEffect;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Kessel, both versions. */
class KesselTest {
    private static final String KESSEL = "Kessel";
    private static final String RUN = "Kessel Run";

    /** Its title alone: neither version of Kessel asks for more. */
    private static Card run() {
        return utinniEffect(RUN, LIGHT, "0_1").destiny(3).says(deploysOn(titled(KESSEL)));
    }

    @Test
    void lightDrainsOneMoreAtItsKesselOnlyWhileItControlsIt() {
        var alone = table().system(KESSEL, LIGHT).at(KESSEL, "A-wing").turn(LIGHT, Phase.CONTROL);
        assertThat(alone.forceDrain(KESSEL, LIGHT)).isEqualTo(3);
        var disputed =
                table().system(KESSEL, LIGHT)
                        .at(KESSEL, "A-wing", "Devastator")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(disputed.forceDrain(KESSEL, LIGHT)).isEqualTo(2);
        var dark = table().system(KESSEL, LIGHT).at(KESSEL, "Devastator").turn(DARK, Phase.CONTROL);
        assertThat(dark.forceDrain(KESSEL, DARK)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void kesselRunIsCanceledWhereDarkControlsKessel(Side version) {
        assertThat(after(laidOut(version, "Devastator")).isOnTable(RUN)).isFalse();
        assertThat(after(laidOut(version, "Devastator", "A-wing")).isOnTable(RUN)).isTrue();
        assertThat(after(laidOut(version, "A-wing")).isOnTable(RUN)).isTrue();
        assertThat(after(laidOut(version)).isOnTable(RUN)).isTrue();
    }

    private static Position laidOut(Side version, String... ships) {
        return tableWith(run()).system(KESSEL, version).at(KESSEL, ships).on(KESSEL, RUN);
    }

    private static Scene after(Position table) {
        return table.turn(DARK, Phase.CONTROL).pass();
    }

    @Test
    void darkStarshipsDeployForOneLessAndForTwoLessWhileTarkinIsAboardOneThere() {
        var scene = ships().turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Thunderflare", KESSEL)).isEqualTo(6);
        assertThat(scene.deployCost("Thunderflare", "Tatooine")).isEqualTo(7);
        assertThat(scene.deployCost("Nebulon-B Frigate", KESSEL)).isEqualTo(5);
        var aboard = ships().aboard("Devastator", "Grand Moff Tarkin").turn(DARK, Phase.DEPLOY);
        assertThat(aboard.deployCost("Thunderflare", KESSEL)).isEqualTo(5);
        assertThat(aboard.deployCost("Thunderflare", "Tatooine")).isEqualTo(7);
        assertThat(aboard.deployCost("Nebulon-B Frigate", KESSEL)).isEqualTo(5);
        assertThat(aboard.deployCost("General Veers", "Devastator")).isEqualTo(3);
        var other = ships().aboard("Devastator", "DS-61-2").turn(DARK, Phase.DEPLOY);
        assertThat(other.deployCost("Thunderflare", KESSEL)).isEqualTo(6);
        var elsewhere = ships().aboard("Conquest", "Grand Moff Tarkin").turn(DARK, Phase.DEPLOY);
        assertThat(elsewhere.deployCost("Thunderflare", KESSEL)).isEqualTo(6);
    }

    private static Position ships() {
        return table().system(KESSEL, DARK)
                .system("Tatooine", DARK)
                .at(KESSEL, "Devastator")
                .at("Tatooine", "Conquest")
                .hand(DARK, "Thunderflare", "General Veers")
                .hand(LIGHT, "Nebulon-B Frigate");
    }

    @Test
    void lightNeedsAbilityOfSixToDrawBattleDestinyAtTheDarkKessel() {
        assertThat(drawsAt(DARK, "Luke Skywalker")).isZero();
        assertThat(drawsAt(DARK, "Luke With Lightsaber")).isEqualTo(1);
        assertThat(drawsAt(DARK, "Luke Skywalker", "Jek Porkins")).isEqualTo(1);
        assertThat(drawsAt(LIGHT, "Luke Skywalker")).isEqualTo(1);
    }

    /**
     * The permanent pilot of the ship counts 1, these pilots what they have, a passenger nothing.
     */
    private static int drawsAt(Side version, String... pilots) {
        var scene =
                table().system(KESSEL, version)
                        .at(KESSEL, "Corellian Corvette", "Devastator")
                        .pilot("Corellian Corvette", pilots)
                        .passenger("Corellian Corvette", "Leia Organa")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(KESSEL);
        return battleDestinies(scene, LIGHT);
    }
}
