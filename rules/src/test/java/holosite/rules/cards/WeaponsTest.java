package holosite.rules.cards;

import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Kinds.shuttleVehicle;
import static holosite.rules.cards.CardTable.BEAST;
import static holosite.rules.cards.CardTable.DARK_BEAST;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the weapons of both sides have in common, a line each: on what they are deployed, at what
 * they are fired, and what they hit. What one of them does besides is shown in tests of its own.
 */
class WeaponsTest {
    private static final Card B_WING =
            Kinds.starfighter("Plain B-wing", LIGHT, "0_3")
                    .destiny(2)
                    .deploy(2)
                    .power(3)
                    .maneuver(2)
                    .hyperspeed(3)
                    .forfeit(4)
                    .is(Trait.B_WING)
                    .permanentPilot(1)
                    .says();
    private static final Card SHUTTLE =
            shuttleVehicle("Plain Shuttle", LIGHT, "0_4")
                    .destiny(2)
                    .deploy(2)
                    .power(1)
                    .maneuver(4)
                    .forfeit(4)
                    .permanentPilot(1)
                    .says();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            useHeadersInDisplayName = true,
            textBlock =
                    """
                    weapon                    | cost | place                         | cards                                                                                   | hosts
                    Assault Rifle             | 3    | Tatooine: Cantina             | Stormtrooper, Sandtrooper, Garindan, Luke Skywalker                                     | Stormtrooper, Sandtrooper
                    AT-AT Cannon              | 2    | Hoth: Ice Plains (5th Marker) | Blizzard 2, Blizzard Walker piloted by AT-AT Driver, Blizzard Scout 1, Snowtrooper      | Blizzard 2, Blizzard Walker
                    Imperial Blaster          | 1    | Tatooine: Cantina             | Stormtrooper, Sandtrooper, Garindan, Luke Skywalker                                     | Stormtrooper, Sandtrooper
                    Enhanced TIE Laser Cannon | 1    | Tatooine                      | TIE Fighter, TIE Fighter, Devastator, X-wing                                            | TIE Fighter, TIE Fighter#2
                    Dual Laser Cannon         | 2    | Hoth: Ice Plains (5th Marker) | Snowspeeder, Snowspeeder, Luke's X-34 Landspeeder piloted by Luke Skywalker, X-wing     | Snowspeeder, Snowspeeder#2
                    Power Harpoon             | 2    | Hoth: Ice Plains (5th Marker) | Snowspeeder, Snowspeeder, Luke's X-34 Landspeeder piloted by Luke Skywalker, X-wing     | Snowspeeder, Snowspeeder#2
                    Proton Torpedoes          | 1    | Tatooine                      | X-wing, Y-wing, A-wing, Corellian Corvette, Millennium Falcon piloted by Han Solo       | X-wing, Y-wing
                    Quad Laser Cannon         | 2    | Tatooine                      | X-wing, Medium Transport, Corellian Corvette, Millennium Falcon piloted by Han Solo     | Corellian Corvette, Millennium Falcon
                    SW-4 Ion Cannon           | 1    | Tatooine                      | X-wing, Y-wing, Y-wing, Corellian Corvette                                              | Y-wing, Y-wing#2
                    """)
    @Claim({
        "assault-rifle#1",
        "at-at-cannon#1",
        "enhanced-tie-laser-cannon#1",
        "dual-laser-cannon#1",
        "power-harpoon#1",
        "proton-torpedoes#1",
        "quad-laser-cannon#1",
        "sw-4-ion-cannon#1"
    })
    void aWeaponDeploysAtItsCostOnItsOwnersFittingCards(
            String weapon, int cost, String place, String cards, String hosts) {
        Side side = side(weapon);
        var scene =
                laidOut(place, cards).hand(side, weapon).force(side, cost).turn(side, Phase.DEPLOY);

        assertThat(hosts(scene, weapon)).containsExactlyInAnyOrder(list(hosts));
        scene.choose(list(hosts)[0]);
        assertThat(scene.hostOf(weapon)).isEqualTo(list(hosts)[0]);
        assertThat(scene.forcePile(side)).isEmpty();
        assertThat(scene.used(side)).hasSize(cost);

        laidOut(place, cards)
                .hand(side, weapon)
                .force(side, cost - 1)
                .turn(side, Phase.DEPLOY)
                .mayNot("deploy " + weapon);
    }

    /** B-wings and shuttle vehicles of the Light Side are not among the cards yet. */
    @ParameterizedTest
    @CsvSource({
        "Power Harpoon, Hoth: Ice Plains (5th Marker), Plain Shuttle",
        "Proton Torpedoes, Tatooine, Plain B-wing",
        "SW-4 Ion Cannon, Tatooine, Plain B-wing"
    })
    void whatNoCardIsYetBearsItToo(String weapon, String place, String host) {
        var scene =
                laidOut(place, host).hand(LIGHT, weapon).force(LIGHT, 9).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(weapon).passResponses();
        assertThat(scene.hostOf(weapon)).isEqualTo(host);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            useHeadersInDisplayName = true,
            textBlock =
                    """
                    weapon                     | cards                                          | bearer | cost | other        | dearer
                    Dengar's Blaster Carbine   | Dengar, Stormtrooper, Garindan, Luke Skywalker | Dengar | 1    | Stormtrooper | 3
                    Dengar's Modified Riot Gun | Dengar, Boba Fett, Stormtrooper                | Dengar | 2    | Boba Fett    | 5
                    """)
    @Claim({"dengars-blaster-carbine#1", "dengars-modified-riot-gun#1"})
    void aWeaponOfOnePersonIsCheaperOnHim(
            String weapon, String cards, String bearer, int cost, String other, int dearer) {
        Side side = side(weapon);
        var scene =
                laidOut("Tatooine: Cantina", cards)
                        .hand(side, weapon)
                        .force(side, dearer)
                        .turn(side, Phase.DEPLOY);

        assertThat(scene.deployCost(weapon, bearer)).isEqualTo(cost);
        assertThat(scene.deployCost(weapon, other)).isEqualTo(dearer);
        assertThat(hosts(scene, weapon)).containsExactlyInAnyOrder(bearer, other);
        scene.choose(other);
        assertThat(scene.used(side)).hasSize(dearer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            useHeadersInDisplayName = true,
            textBlock =
                    """
                    weapon                     | cost | bearer       | place                         | cards                                                                         | targets                             | creatures
                    Assault Rifle              | 2    | Stormtrooper | Tatooine: Mos Eisley          | Luke Skywalker, Snowspeeder, X-wing                                           | Luke Skywalker, Snowspeeder         | true
                    AT-AT Cannon               | 2    | Blizzard 2   | Hoth: Ice Plains (5th Marker) | Luke Skywalker, Snowspeeder, X-wing                                           | X-wing, Luke Skywalker, Snowspeeder | true
                    Dengar's Blaster Carbine   | 1    | Dengar       | Tatooine: Mos Eisley          | Luke Skywalker, Snowspeeder, X-wing                                           | Luke Skywalker, Snowspeeder         | true
                    Dengar's Modified Riot Gun | 3    | Dengar       | Tatooine: Mos Eisley          | Luke Skywalker, Rebel Trooper, C-3PO, Snowspeeder                             | Luke Skywalker, Rebel Trooper       | false
                    E-web Blaster              | 2    |              | Tatooine: Mos Eisley          | Stormtrooper, E-web Blaster, EG-6, Luke Skywalker, Snowspeeder, X-wing        | X-wing, Luke Skywalker, Snowspeeder | true
                    Probe Droid Laser          | 0    | Probe Droid  | Tatooine: Lars' Moisture Farm | Luke Skywalker, Atgar Laser Cannon, Snowspeeder                               | Luke Skywalker, Atgar Laser Cannon  | true
                    Dual Laser Cannon          | 1    | Snowspeeder  | Hoth: Ice Plains (5th Marker) | Blizzard 2, Snowtrooper, TIE Fighter                                          | Blizzard 2, Snowtrooper             | true
                    Power Harpoon              | 1    | Snowspeeder  | Hoth: Ice Plains (5th Marker) | Blizzard 2, Blizzard Scout 1, Snowtrooper, Bespin Motors Void Spider THX 1138 | Blizzard 2, Blizzard Scout 1        | false
                    Proton Torpedoes           | 1    | X-wing       | Tatooine                      | TIE Fighter, Devastator                                                       | TIE Fighter, Devastator             | false
                    """)
    @Claim({
        "assault-rifle#2",
        "at-at-cannon#2",
        "dengars-blaster-carbine#2",
        "dengars-modified-riot-gun#2",
        "e-web-blaster#3",
        "probe-droid-laser#2",
        "dual-laser-cannon#2",
        "power-harpoon#2",
        "proton-torpedoes#2"
    })
    void aWeaponIsFiredForItsCostAtWhatItNames(
            String weapon,
            int cost,
            @Nullable String bearer,
            String place,
            String cards,
            String targets,
            boolean creatures) {
        Side side = side(weapon);
        String beast = side == LIGHT ? DARK_BEAST : BEAST;
        Position position = laidOut(place, creatures ? cards + ", " + beast : cards);
        if (!creatures) {
            position.at("Tatooine: Cantina", beast);
        }
        var scene = armed(position, place, weapon, bearer, cost).turn(side, Phase.BATTLE);

        assertThat(names(scene, weapon, beast)).isEqualTo(creatures);
        scene.battleAt(place);
        assertThat(targets(scene, weapon)).containsExactlyInAnyOrder(list(targets));
        scene.choose(list(targets)[0]);
        assertThat(scene.forcePile(side)).isEmpty();

        if (cost > 0) {
            armed(laidOut(place, cards), place, weapon, bearer, cost - 1)
                    .turn(side, Phase.BATTLE)
                    .battleAt(place)
                    .mayNot("fire " + weapon);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            useHeadersInDisplayName = true,
            textBlock =
                    """
                    weapon                    | cost | bearer             | place                         | cards                                                          | target                  | defense | misses | hits
                    Assault Rifle             | 2    | Stormtrooper       | Tatooine: Cantina             | Luke Skywalker                                                 | Luke Skywalker          | 4       | 3      | 4
                    AT-AT Cannon              | 2    | Blizzard 2         | Hoth: Ice Plains (5th Marker) | Luke Skywalker, X-wing                                         | X-wing                  | 0       | 3      | 4
                    AT-AT Cannon              | 2    | Blizzard 2         | Hoth: Ice Plains (5th Marker) | Luke Skywalker, X-wing                                         | Luke Skywalker          | 4       | 3      | 4
                    AT-AT Cannon              | 2    | Blizzard 2         | Hoth: Ice Plains (5th Marker) | Luke's X-34 Landspeeder piloted by Luke Skywalker              | Luke's X-34 Landspeeder | 5       | 3      | 4
                    E-web Blaster             | 2    |                    | Tatooine: Mos Eisley          | Stormtrooper, E-web Blaster, EG-6, Luke Skywalker, X-wing      | X-wing                  | 0       | 4      | 5
                    E-web Blaster             | 2    |                    | Tatooine: Mos Eisley          | Stormtrooper, E-web Blaster, EG-6, Luke Skywalker, X-wing      | Luke Skywalker          | 4       | 3      | 4
                    Enhanced TIE Laser Cannon | 1    | TIE Fighter        | Tatooine                      | Corellian Corvette, Medium Transport, X-wing                   | Corellian Corvette      | 4       | 6      |
                    Enhanced TIE Laser Cannon | 1    | TIE Fighter        | Tatooine                      | Corellian Corvette, Medium Transport, X-wing                   | Medium Transport        |         |        | 6
                    Enhanced TIE Laser Cannon | 1    | TIE Fighter        | Tatooine                      | Corellian Corvette, Medium Transport, X-wing                   | X-wing                  | 4       | 4      | 5
                    Probe Droid Laser         | 0    | Probe Droid        | Tatooine: Mos Eisley          | Luke Skywalker, Atgar Laser Cannon                             | Luke Skywalker          | 4       | 4      | 5
                    Dual Laser Cannon         | 1    | Snowspeeder        | Tatooine: Mos Eisley          | General Veers, Dewback                                         | General Veers           | 3       | 4      | 5
                    Dual Laser Cannon         | 1    | Snowspeeder        | Tatooine: Mos Eisley          | General Veers, Dewback                                         | Dewback                 | 4       | 2      | 3
                    Proton Torpedoes          | 1    | X-wing             | Tatooine                      | TIE Fighter, Devastator                                        | TIE Fighter             | 3       | 3      | 4
                    Quad Laser Cannon         | 1    | Corellian Corvette | Tatooine                      | TIE Fighter, Devastator, Vader's Custom TIE piloted by DS-61-3 | TIE Fighter             | 3       | 2      | 3
                    Quad Laser Cannon         | 1    | Corellian Corvette | Tatooine                      | TIE Fighter, Devastator, Vader's Custom TIE piloted by DS-61-3 | Devastator              | 6       | 6      |
                    Quad Laser Cannon         | 1    | Corellian Corvette | Tatooine                      | TIE Fighter, Devastator, Vader's Custom TIE piloted by DS-61-3 | Vader's Custom TIE      | 3       |        | 3
                    """)
    @Claim({
        "assault-rifle#3",
        "at-at-cannon#3",
        "at-at-cannon#4",
        "at-at-cannon#5",
        "e-web-blaster#4",
        "e-web-blaster#5",
        "enhanced-tie-laser-cannon#2",
        "enhanced-tie-laser-cannon#3",
        "enhanced-tie-laser-cannon#4",
        "probe-droid-laser#5",
        "dual-laser-cannon#3",
        "dual-laser-cannon#4",
        "dual-laser-cannon#5",
        "proton-torpedoes#2",
        "proton-torpedoes#3",
        "quad-laser-cannon#2",
        "quad-laser-cannon#3",
        "quad-laser-cannon#4"
    })
    void aWeaponHitsWhenItsTotalIsAboveTheDefenseItMeets(
            String weapon,
            int cost,
            @Nullable String bearer,
            String place,
            String cards,
            String target,
            @Nullable Double defense,
            @Nullable Integer misses,
            @Nullable Integer hits) {
        for (Integer destiny : Stream.of(misses, hits).filter(Objects::nonNull).toList()) {
            Side side = side(weapon);
            var scene =
                    armed(laidOut(place, cards), place, weapon, bearer, cost)
                            .nextDestiny(side, destiny)
                            .turn(side, Phase.BATTLE);
            if (defense != null) {
                assertThat(scene.defense(target)).isEqualTo(defense);
            }
            scene.battleAt(place).fire(weapon).at(target);

            assertThat(scene.isHit(target)).isEqualTo(destiny.equals(hits));
            assertThat(scene.forcePile(side)).isEmpty();
        }
    }

    // ---- reading a line

    private static Side side(String weapon) {
        return AllCards.byTitle(weapon).getFirst().side();
    }

    private static String[] list(String words) {
        return words.split(", ");
    }

    /** These cards at one place; some are piloted by others. */
    private static Position laidOut(String place, String cards) {
        Position position = tableWith(B_WING, SHUTTLE);
        for (String card : list(cards)) {
            String[] crew = card.split(" piloted by ");
            position.at(place, crew[0]);
            if (crew.length > 1) {
                position.pilot(crew[0], crew[1]);
            }
        }
        return position;
    }

    /** With the weapon on its bearer, if it has one, and just the Force to battle and to fire. */
    private static Position armed(
            Position position, String place, String weapon, @Nullable String bearer, int cost) {
        if (bearer != null) {
            position.at(place, bearer).on(bearer, weapon);
        }
        return position.force(side(weapon), cost + 1);
    }
}
