package holosite.rules.capture;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.capture.Thieves.THIEF;
import static holosite.rules.capture.Thieves.table;
import static holosite.rules.cards.CardTable.BAY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Scene;
import holosite.rules.log.PileEntry;
import org.junit.jupiter.api.Test;

/** Taking the opponent's cards and using them as one's own. */
class StealingTest {
    @Test
    @Claim({"stealing#2", "stealing#3"})
    void nobodyBoardsTheOpponentsEmptyShip() {
        var scene =
                table().at(BAY, "Gold 1", "DS-61-2", "Black 2")
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);

        scene.embark("DS-61-2");

        // his own ship was the only one there was to choose
        assertThat(scene.hostOf("DS-61-2")).isEqualTo("Black 2");
        assertThat(scene.ownerOf("Gold 1")).isEqualTo(LIGHT);
        table().at(BAY, "Gold 1", "DS-61-2")
                .force(DARK, 5)
                .turn(DARK, Phase.MOVE)
                .mayNot("embark DS-61-2");
    }

    private static Scene salvaged(String how) {
        var scene =
                table().at(BAY, "Rebel Trooper", "Stormtrooper", THIEF)
                        .on("Rebel Trooper", "Blaster Rifle")
                        .hand(DARK, how)
                        .force(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.use(THIEF).at("Blaster Rifle").passUntil(DARK, Phase.DEPLOY);
        // in the hands of a warrior it is an active card
        scene.transfer("Blaster Rifle").to("Stormtrooper");
        return scene.passUntil("play " + how).play(how);
    }

    @Test
    @Claim("stealing#4")
    void backInHandItIsDeployedAsOnesOwn() {
        var scene = salvaged("Plain Salvage");
        assertThat(scene.hand(DARK)).containsExactly("Blaster Rifle");

        scene.passUntil(DARK, Phase.DEPLOY).deploy("Blaster Rifle").to("Stormtrooper");

        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo("Stormtrooper");
        assertThat(scene.ownerOf("Blaster Rifle")).isEqualTo(DARK);
    }

    private static final String ASP = "ASP-707 (Ayesspee)";

    /** One of his two blasters, the stolen one or his own, goes on top of his Reserve Deck. */
    private static Scene stored(String blaster) {
        return CardTable.table()
                .at(BAY, ASP, "Luke Skywalker", "Stormtrooper")
                .on("Luke Skywalker", "Imperial Blaster", "Blaster Rifle")
                .stolen("Imperial Blaster")
                .force(LIGHT, 2)
                .force(DARK, 1)
                .turn(LIGHT, Phase.CONTROL)
                .use(ASP)
                .choose(blaster)
                .passResponses();
    }

    @Test
    @Claim({"stealing#4", "stealing#7"})
    void inTheReserveDeckItIsForceOfTheThief() {
        var scene = stored("Imperial Blaster");

        assertThat(scene.reserve(LIGHT).getFirst()).isEqualTo("Imperial Blaster");
        assertThat(scene.reserve(DARK)).doesNotContain("Imperial Blaster");
        // his two Force and the blaster, and nothing for the player who brought it
        assertThat(scene.lifeForce(LIGHT)).isEqualTo(stored("Blaster Rifle").lifeForce(LIGHT));
        assertThat(scene.lifeForce(DARK)).isEqualTo(stored("Blaster Rifle").lifeForce(DARK));
        scene.passUntil(LIGHT, Phase.ACTIVATE).activate();
        assertThat(scene.forcePile(LIGHT)).contains("Imperial Blaster");
    }

    @Test
    @Claim("stealing#4")
    void inThePilesItCountsForTheThief() {
        var scene =
                table().at(BAY, "Rebel Trooper", "Stormtrooper", "Darth Vader")
                        .on("Stormtrooper", "Blaster Rifle")
                        .stolen("Blaster Rifle")
                        .hand(DARK, "Overload")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.ownerOf("Blaster Rifle")).isEqualTo(DARK);

        scene.play("Overload").at("Blaster Rifle");

        assertThat(scene.lost(DARK)).contains("Blaster Rifle");
        assertThat(scene.lost(LIGHT)).doesNotContain("Blaster Rifle");
    }

    @Test
    @Claim({"stealing#5", "stealing#6"})
    void onTopOfTheThiefsReserveDeckItIsShownAndTurnedOverAgain() {
        var scene = stored("Imperial Blaster");
        assertThat(shown(scene, "Imperial Blaster")).isEqualTo(1);
        // it stays there, and is shown once for each time it comes there
        scene.passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.reserve(LIGHT).getFirst()).isEqualTo("Imperial Blaster");
        assertThat(shown(scene, "Imperial Blaster")).isEqualTo(1);

        // a card of his own is not
        var own = stored("Blaster Rifle");
        assertThat(own.reserve(LIGHT).getFirst()).isEqualTo("Blaster Rifle");
        assertThat(shown(own, "Blaster Rifle")).isZero();
    }

    @Test
    @Claim("stealing#5")
    void onesOwnCardIsNotShown() {
        var scene = table().reserve(DARK, "Stormtrooper").turn(DARK, Phase.CONTROL);
        scene.passUntil(DARK, Phase.MOVE);
        assertThat(shown(scene, "Stormtrooper")).isZero();
    }

    private static long shown(Scene scene, String title) {
        return scene.state().log().from(0).stream()
                .filter(
                        line ->
                                line instanceof PileEntry.Reveals reveals
                                        && reveals.card().title().equals(title))
                .count();
    }
}
