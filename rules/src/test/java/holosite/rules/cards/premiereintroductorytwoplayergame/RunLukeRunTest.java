package holosite.rules.cards.premiereintroductorytwoplayergame;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Run Luke, Run!. */
class RunLukeRunTest {
    private static final String RUN = "Run Luke, Run!";

    private static Position sites() {
        return table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .site(MOS_EISLEY, DARK)
                .at(CANTINA, "Rebel Trooper", "Stormtrooper")
                .hand(LIGHT, RUN)
                .force(DARK, 1);
    }

    private static Scene battle(Position position) {
        return position.turn(DARK, Phase.BATTLE).battleAt(CANTINA);
    }

    @Test
    void lukeMovesForFreeToABattleJustBegunAtTheNextSite() {
        var scene = battle(sites().at(BAY, "Luke Skywalker"));
        scene.play(RUN).passResponses();
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.lost(LIGHT)).contains(RUN);
    }

    @Test
    void fromFurtherAwayHeDoesNotComeNorDoesAnybodyElse() {
        battle(sites().at(MOS_EISLEY, "Luke Skywalker")).mayNot("play " + RUN);
        battle(sites().at(BAY, "Han Solo")).mayNot("play " + RUN);
        battle(sites().at(CANTINA, "Luke Skywalker")).mayNot("play " + RUN);
    }

    @Test
    void hisPowerIsTwoMoreInThatBattleUnlessVaderIsPresentOrAtTheNextSite() {
        assertThat(added(sites())).isEqualTo(2);
        assertThat(added(sites().at(CANTINA, "Darth Vader"))).isZero();
        assertThat(added(sites().at(BAY, "Darth Vader"))).isZero();
        assertThat(added(sites().at(MOS_EISLEY, "Darth Vader"))).isEqualTo(2);
        // inside an enclosed vehicle he is not present
        assertThat(
                        added(
                                sites().at(CANTINA, "Lift Tube (1_308)")
                                        .passenger("Lift Tube (1_308)", "Darth Vader")))
                .isEqualTo(2);
        // but he is at the next site, if the vehicle is
        assertThat(
                        added(
                                sites().at(BAY, "Lift Tube (1_308)")
                                        .passenger("Lift Tube (1_308)", "Darth Vader")))
                .isZero();
    }

    /** Built into a squadron in the docking bay he is at that site, but not present. */
    @Test
    void vaderInHisSquadronCountsAtTheNextSiteOnly() {
        String squadron = "Death Star Assault Squadron";
        assertThat(added(sites().at(BAY, squadron))).isZero();
        var inTheBay =
                table().site(BAY, DARK)
                        .at(BAY, "Rebel Trooper", squadron)
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, RUN)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(BAY);
        double before = inTheBay.power("Luke Skywalker");
        inTheBay.play(RUN).passResponses();
        assertThat(inTheBay.power("Luke Skywalker")).isEqualTo(before + 2);
    }

    private static double added(Position position) {
        var scene = battle(position.at(BAY, "Luke Skywalker"));
        double before = scene.power("Luke Skywalker");
        scene.play(RUN).passResponses();
        double during = scene.power("Luke Skywalker");
        scene.finishBattle();
        if (scene.isOnTable("Luke Skywalker")) {
            assertThat(scene.power("Luke Skywalker")).isEqualTo(before);
        }
        return during - before;
    }

    @Test
    void itCancelsVadersObsessionAsItIsPlayed() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .at(BAY, "Darth Vader")
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, RUN)
                        .hand(DARK, "Vader's Obsession")
                        .force(DARK, 3)
                        .turn(DARK, Phase.MOVE);
        scene.move("Darth Vader").to(CANTINA);
        scene.passUntil("play Vader's Obsession").play("Vader's Obsession");
        scene.play(RUN).passResponses();
        assertThat(scene.lost(DARK)).contains("Vader's Obsession");
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
        assertThat(scene.isOnTable("Darth Vader")).isTrue();
    }

    @Test
    void othersAtTheNextSiteDoNotMatter() {
        assertThat(added(sites().at(BAY, "Sandtrooper", "Han Solo"))).isEqualTo(2);
    }
}
