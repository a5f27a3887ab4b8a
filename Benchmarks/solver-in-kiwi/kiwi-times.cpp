// Measures kiwi (a Cassowary solver in C++ headers) with systems that are described in text:
//
//     kiwi-times record                           prints the form of kiwi's own benchmark as such a text
//     kiwi-times build FILE COUNT                 builds the system COUNT times; prints the milliseconds of one
//     kiwi-times step FILE COUNT A B [A B …]      suggests pairs of values in turn; prints the microseconds of a pair
//
// The text has one entry per line: `variables COUNT`, `edit VARIABLE STRENGTH`, and
// `row STRENGTH RELATION CONSTANT [VARIABLE COEFFICIENT]…`. The relation is <, = or >, and compares with 0.
#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

// Kiwi's benchmark, with its solver replaced by a recorder of constraints.
namespace form {
using namespace kiwi;

class Recorder {
public:
    void addEditVariable(const Variable& variable, double strength) {
        edits += "edit " + std::to_string(number(variable)) + " " + text(strength) + "\n";
    }
    void addConstraint(const Constraint& constraint) {
        const char* relation = constraint.op() == OP_EQ ? "=" : constraint.op() == OP_LE ? "<" : ">";
        rows += "row " + text(constraint.strength()) + " " + relation + " " + text(constraint.expression().constant());
        for (const Term& term : constraint.expression().terms())
            rows += " " + std::to_string(number(term.variable())) + " " + text(term.coefficient());
        rows += "\n";
    }
    void write() { printf("variables %zu\n%s%s", numbers.size(), edits.c_str(), rows.c_str()); }

private:
    std::map<Variable, size_t> numbers;
    std::string edits, rows;

    size_t number(const Variable& variable) { return numbers.emplace(variable, numbers.size()).first->second; }
    static std::string text(double value) {
        char buffer[40];
        snprintf(buffer, sizeof buffer, "%.17g", value);
        return buffer;
    }
};

#define Solver Recorder
#include "form.h"  // `build_solver` of kiwi's benchmarks/enaml_like_benchmark.cpp, extracted by scripts/bench-solver
#undef Solver
}  // namespace form

struct Row {
    double strength, constant;
    kiwi::RelationalOperator relation;
    std::vector<std::pair<size_t, double>> terms;
};

struct Description {
    size_t variables = 0;
    std::vector<std::pair<size_t, double>> edits;
    std::vector<Row> rows;

    explicit Description(const char* path) {
        std::ifstream file(path);
        for (std::string line, word; std::getline(file, line);) {
            std::istringstream words(line);
            words >> word;
            if (word == "variables") {
                words >> variables;
            } else if (word == "edit") {
                size_t variable;
                double strength;
                words >> variable >> strength;
                edits.emplace_back(variable, strength);
            } else if (word == "row") {
                Row row;
                std::string relation;
                words >> row.strength >> relation >> row.constant;
                row.relation = relation == "=" ? kiwi::OP_EQ : relation == "<" ? kiwi::OP_LE : kiwi::OP_GE;
                size_t variable;
                for (double coefficient; words >> variable >> coefficient;)
                    row.terms.emplace_back(variable, coefficient);
                rows.push_back(std::move(row));
            }
        }
        if (variables == 0 || rows.empty()) {
            fprintf(stderr, "kiwi-times: no system in %s\n", path);
            exit(1);
        }
    }
};

struct System {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;

    explicit System(const Description& description) {
        variables.reserve(description.variables);
        for (size_t index = 0; index < description.variables; index++) variables.emplace_back("v");
        for (const auto& edit : description.edits) solver.addEditVariable(variables[edit.first], edit.second);
        for (const Row& row : description.rows) {
            std::vector<kiwi::Term> terms;
            terms.reserve(row.terms.size());
            for (const auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
            solver.addConstraint(
                kiwi::Constraint(kiwi::Expression(std::move(terms), row.constant), row.relation, row.strength));
        }
        solver.updateVariables();
    }
};

using Clock = std::chrono::steady_clock;

static double seconds(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

int main(int count, char** arguments) {
    if (count == 2 && !strcmp(arguments[1], "record")) {
        form::Recorder recorder;
        kiwi::Variable width("width"), height("height");
        form::build_solver(recorder, width, height);
        recorder.write();
        return 0;
    }
    if (count < 4) return 1;
    Description description(arguments[2]);
    int rounds = atoi(arguments[3]);
    double sum = 0;
    if (!strcmp(arguments[1], "build")) {
        auto start = Clock::now();
        for (int round = 0; round < rounds; round++) {
            System system(description);
            sum += system.variables.back().value();
        }
        printf("%.17g\n", seconds(start) / rounds * 1e3);
    } else {
        System system(description);
        const kiwi::Variable& first = system.variables[description.edits[0].first];
        const kiwi::Variable& second = system.variables[description.edits[1].first];
        std::vector<std::pair<double, double>> pairs;
        for (int index = 4; index + 1 < count; index += 2)
            pairs.emplace_back(atof(arguments[index]), atof(arguments[index + 1]));
        auto start = Clock::now();
        for (int round = 0; round < rounds; round++) {
            for (const auto& pair : pairs) {
                system.solver.suggestValue(first, pair.first);
                system.solver.suggestValue(second, pair.second);
                system.solver.updateVariables();
                sum += system.variables.back().value();
            }
        }
        printf("%.17g\n", seconds(start) / rounds / pairs.size() * 1e6);
    }
    return sum == 12345.678 ? 2 : 0;  // Uses the values, so that the compiler doesn't remove their computation.
}
