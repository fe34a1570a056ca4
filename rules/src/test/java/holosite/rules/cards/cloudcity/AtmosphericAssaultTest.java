package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.battleDestinies;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Atmospheric Assault. */
class AtmosphericAssaultTest {
    private static final String ASSAULT = "Atmospheric Assault";
    private static final String CLOUD_CITY = "Bespin: Cloud City";
    private static final String SQUADRON = "TIE Assault Squadron";

    private static Position table() {
        return CardTable.table()
                .system("Bespin", DARK)
                .location(CLOUD_CITY, DARK)
                .locationOf("Bespin", "Clouds", LIGHT)
                .force(DARK, 9)
                .force(LIGHT, 9)
                .hand(DARK, ASSAULT);
    }

    private static Scene battle(String place, Side initiator) {
        return table().at(place, SQUADRON, "TIE Scout", "X-wing")
                .turn(initiator, Phase.BATTLE)
                .battleAt(place);
    }

    @Test
    @Claim("atmospheric-assault#1")
    void youAddABattleDestinyInABattleThatYouJustInitiatedAtACloudCitySector() {
        var scene = battle(CLOUD_CITY, DARK);
        int before = battleDestinies(scene, DARK);
        scene.play(ASSAULT);

        assertThat(scene.lost(DARK)).contains(ASSAULT);
        assertThat(battleDestinies(scene, DARK)).isEqualTo(before + 1);
    }

    @Test
    @Claim("atmospheric-assault#2")
    void notIfTheOpponentInitiatedItNorElsewhere() {
        battle(CLOUD_CITY, LIGHT).mayNot("play " + ASSAULT);
        battle("Bespin", DARK).mayNot("play " + ASSAULT);
        battle("Clouds", DARK).mayNot("play " + ASSAULT);
    }

    @Test
    @Claim("atmospheric-assault#3")
    void inYourDeployPhaseASquadronDeploysForFreeAndReplacesNothing() {
        var scene =
                table().hand(DARK, SQUADRON)
                        .at("Bespin", "TIE Fighter", "TIE Fighter#2", "TIE Fighter#3")
                        .turn(DARK, Phase.DEPLOY);
        int force = scene.forcePile(DARK).size();
        scene.play(ASSAULT).passResponses();
        scene.choose(SQUADRON).choose("Bespin").passResponses();

        assertThat(scene.locationOf(SQUADRON)).isEqualTo("Bespin");
        assertThat(scene.isOnTable("TIE Fighter")).isTrue();
        assertThat(scene.isOnTable("TIE Fighter#2")).isTrue();
        assertThat(scene.isOnTable("TIE Fighter#3")).isTrue();
        assertThat(scene.forcePile(DARK)).hasSize(force);
        assertThat(scene.lost(DARK)).contains(ASSAULT);
    }

    @Test
    @Claim("atmospheric-assault#3")
    void withoutItASquadronReplacesThreeAndTheInterruptNeedsOneInHandAndYourDeployPhase() {
        table().hand(DARK, SQUADRON).turn(DARK, Phase.DEPLOY).mayNot("deploy " + SQUADRON);
        table().turn(DARK, Phase.DEPLOY).mayNot("play " + ASSAULT);
        table().hand(DARK, SQUADRON).turn(DARK, Phase.CONTROL).mayNot("play " + ASSAULT);
        CardTable.mayNotInThisPhase(
                table().hand(DARK, SQUADRON).turn(LIGHT, Phase.DEPLOY), "play " + ASSAULT);
    }

    @Test
    void afterwardsTheNextSquadronReplacesFightersAgain() {
        var scene = table().hand(DARK, SQUADRON, SQUADRON + "#2").turn(DARK, Phase.DEPLOY);
        scene.play(ASSAULT).passResponses();
        scene.choose(SQUADRON).choose("Bespin").passResponses();
        scene.mayNot("deploy " + SQUADRON + "#2");
    }

    @Test
    @Claim("atmospheric-assault#1")
    void aSiteOfCloudCityIsNoSector() {
        String tower = "Cloud City: Security Tower";
        table().site(tower, DARK)
                .at(tower, "Stormtrooper", "Rebel Trooper")
                .turn(DARK, Phase.BATTLE)
                .battleAt(tower)
                .mayNot("play " + ASSAULT);
    }
}
