package holosite.rules.cards.premiereintroductorytwoplayergame;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Vader. */
class VaderTest {
    private static final String VADER = "Vader (101_5)";
    private static final String BAY_327 = "Death Star: Docking Bay 327";

    private static Position facing(String... rebels) {
        return table().at(BAY, rebels)
                .site(BAY_327, DARK)
                .site(WAR_ROOM, DARK)
                .system("Death Star", DARK)
                .site(FARM, DARK)
                .hand(DARK, VADER)
                .force(DARK, 9);
    }

    @Test
    void heDeploysOnTheDeathStarWhileFewerThanTwoUniqueOpponentsAreThere() {
        var scene = facing("Luke Skywalker", "Rebel Trooper").turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, VADER)).containsExactlyInAnyOrder(BAY_327, WAR_ROOM);
        facing("Luke Skywalker", "Leia Organa").turn(DARK, Phase.DEPLOY).mayNot("deploy " + VADER);
    }

    /** A battle that Dark loses where Vader and others are. */
    private static Scene lost(int destiny, String vaderAt) {
        var scene =
                table().at(BAY, "Stormtrooper", "Sandtrooper", "Tusken Raider")
                        .at(BAY, "Luke Skywalker", "Han Solo", "Leia Organa", "Chewbacca (2_3)")
                        .at(vaderAt, VADER)
                        .at(WAR_ROOM, "Snowtrooper")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(BAY)
                        .passWeapons();
        return scene.nextDestiny(DARK, 1, destiny);
    }

    @Test
    void inALosingBattleHeChokesAnImperial() {
        var scene = lost(5, BAY);
        scene.answerDefaults(
                () ->
                        scene.inBattle()
                                && !scene.offered()
                                        .equals(List.of("Stormtrooper", "Sandtrooper", "Vader")));
        assertThat(oneOf(scene)).containsExactly("Stormtrooper", "Sandtrooper", "Vader");
        scene.choose("Sandtrooper");
        assertThat(scene.lost(DARK)).containsExactly("Sandtrooper");
    }

    /** He is an Imperial present himself: where there is no other, it is he who is lost. */
    @ParameterizedTest
    @CsvSource({"5, true", "4, false"})
    @Ruling("each-of-a-kind-includes-the-speaker")
    void aloneHeIsTheImperialPresent(int destiny, boolean lost) {
        var scene =
                table().at(BAY, VADER, "Tusken Raider")
                        .at(BAY, "Luke Skywalker", "Han Solo", "Leia Organa", "Chewbacca (2_3)")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(BAY)
                        .passWeapons();
        scene.nextDestiny(DARK, 1, destiny).passUntil(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.isIn(VADER, Zone.LOST_PILE)).isEqualTo(lost);
        assertThat(scene.isOnTable("Tusken Raider")).isTrue();
    }

    @Test
    void notWithALowDestinyNorFromElsewhere() {
        for (var scene : List.of(lost(4, BAY), lost(5, FARM))) {
            scene.passUntil(Prompt.Key.DAMAGE_SEGMENT);
            assertThat(scene.lost(DARK)).isEmpty();
        }
    }

    @Test
    void notInABattleHeWins() {
        var scene =
                table().at(BAY, VADER, "Stormtrooper", "Rebel Trooper")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 5, 5, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(BAY);
        scene.finishBattle();
        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    void onlyUniqueCharactersOfTheOpponentKeepHimAway() {
        // a unique starship is no character
        table().at(BAY, "Luke Skywalker")
                .at("Yavin 4", "Red 5", "Red 2")
                .site(WAR_ROOM, DARK)
                .hand(DARK, VADER)
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy " + VADER);
        // and his own side's are none of the opponent's
        table().at(BAY, "Luke Skywalker")
                .at(FARM, "Boba Fett", "General Veers")
                .site(WAR_ROOM, DARK)
                .hand(DARK, VADER)
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy " + VADER);
    }

    @Test
    void fromElsewhereHeDoesNotChokeEvenWhoeverIsWithHim() {
        var scene =
                table().at(BAY, "Stormtrooper", "Tusken Raider")
                        .at(BAY, "Luke Skywalker", "Han Solo", "Leia Organa", "Chewbacca (2_3)")
                        .at(FARM, VADER, "Sandtrooper")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(BAY)
                        .passWeapons();
        scene.nextDestiny(DARK, 5, 5).passUntil(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.isOnTable("Sandtrooper")).isTrue();
        assertThat(scene.isOnTable(VADER)).isTrue();
    }
}
